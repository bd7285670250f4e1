import { Button, List, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { number, object } from 'yup';
import type { AreaRecord } from '@/api/generated/dashboard.schemas';
import { moveArea } from '@/api/generated/areas/areas';
import { useAreaChoices } from '@/auth/useSession';
import { FieldDetails } from '@/fields/FieldDetails';
import { SelectField } from '@/form/fields';
import { FormDialog } from '@/form/FormDialog';
import { problemOf, statusOf } from '@/form/problem';
import { reasonOf } from '@/table/BulkReportDialog';
import { Section } from '@/table/DescriptionList';
import { useSave } from '@/table/useSave';
import { toast } from '@/ui/toast';
import { areas } from './commands';
import { areaFields } from './fields';
import { areaMessages as messages, belongingMessages } from './messages';

/** What belongs to an area, and how many of it. */
interface Belonging {
  path: 'locations' | 'trucks' | 'drivers' | 'shifts' | 'tours';
  message: string;
}

/** An area in the drawer: its fields, and whether it can be chosen. */
export function AreaUse({ area }: { area: AreaRecord }) {
  const intl = useIntl();
  const { update, settle } = useSave(areas);
  const [pending, setPending] = useState(false);
  const [belongings, setBelongings] = useState<Belonging[]>();
  const change = async (state: AreaRecord['state']) => {
    setPending(true);
    try {
      await update(area, { state });
      toast(intl.formatMessage(state === 'archived' ? messages.archived : messages.activated, { name: area.name }));
      settle();
    } catch (error) {
      const { errors = [] } = (statusOf(error) === 409 && problemOf(error)) || {};
      if (errors.length > 0) setBelongings(errors as Belonging[]);
      else toast(intl.formatMessage(messages.failed, { reason: reasonOf(error, intl) }), { variant: 'error' });
    }
    setPending(false);
  };
  return (
    <>
      <FieldDetails fields={areaFields} record={area} />
      <Section title={intl.formatMessage(messages.use)}>
        <Text color="muted" mb="3">
          {intl.formatMessage(messages.archiveHelp)}
        </Text>
        <Button
          variant="outline"
          // Not disabled meanwhile: the dialog that may follow gives it the focus back.
          aria-busy={pending}
          onClick={() => pending || void change(area.state === 'active' ? 'archived' : 'active')}
        >
          {intl.formatMessage(area.state === 'active' ? messages.archive : messages.activate)}
        </Button>
      </Section>
      {belongings ? <MoveDialog area={area} belongings={belongings} onClose={() => setBelongings(undefined)} /> : null}
    </>
  );
}

const schema = object({ to: number().required() });

interface MoveDialogProps {
  area: AreaRecord;
  belongings: Belonging[];
  onClose: () => void;
}

/** What still belongs to the area, and where it goes. */
function MoveDialog({ area, belongings, onClose }: MoveDialogProps) {
  const intl = useIntl();
  const { update, settle } = useSave(areas);
  const others = useAreaChoices().filter(({ id }) => id !== area.id);
  const moveAndArchive = async (to: number, further = 2): Promise<void> => {
    const emptied = await moveArea(area.id, { to });
    try {
      await update(emptied.area, { state: 'archived' });
    } catch (error) {
      // Something has come into the area in between: it is moved as well.
      if (statusOf(error) !== 409 || further === 0) throw error;
      await moveAndArchive(to, further - 1);
    }
  };
  const save = async ({ to }: { to: number | undefined }) => {
    await moveAndArchive(to ?? 0);
    settle();
  };
  return (
    <FormDialog<{ to: number | undefined }, AreaRecord>
      onClose={onClose}
      size="sm"
      title={intl.formatMessage(messages.moveTitle, { name: area.name })}
      submitLabel={intl.formatMessage(messages.move)}
      initialValues={{ to: others[0]?.id }}
      schema={schema}
      save={save}
      savedText={intl.formatMessage(messages.archived, { name: area.name })}
    >
      <Text>{intl.formatMessage(messages.moveText)}</Text>
      <List.Root ps="5" listStyleType="disc">
        {belongings.map(({ path, message }) => (
          <List.Item key={path}>{intl.formatMessage(belongingMessages[path], { n: Number(message) })}</List.Item>
        ))}
      </List.Root>
      {others.length > 0 ? (
        <SelectField
          name="to"
          label={intl.formatMessage(messages.to)}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : (
        <Text color="danger.fg">{intl.formatMessage(messages.noOther)}</Text>
      )}
    </FormDialog>
  );
}
