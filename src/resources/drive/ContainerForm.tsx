import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { SkipReason, type DriverContainer } from '@/api/generated/dashboard.schemas';
import { newKey } from '@/api/key';
import { useOpenWork } from '@/auth/useOpenWork';
import { skipReasonMessages } from '@/i18n/skipReason';
import { shrink } from '@/form/photo';
import { PhotoInput } from '@/form/PhotoInput';
import { PlainField, PlainTextarea } from '@/form/PlainField';
import { Problem } from '@/ui/Problem';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { LevelPicture } from './LevelPicture';
import { driveMessages as messages, levelMessages } from './messages';
import { nextRevision } from './tour';
import type { Drive } from './useDrive';

const STEPS = [25, 50, 75, 100, 130] as const;
const REASONS = Object.values(SkipReason);

const tile = { h: 'auto', px: '1', py: '2', whiteSpace: 'normal', minW: '0', overflowWrap: 'anywhere' } as const;
/** A button across the card: 56 px with one line, more with letters of twice their size. */
const wide = { ...tile, py: '4', lineHeight: '1.5rem' } as const;

interface Props {
  container: DriverContainer;
  drive: Drive;
  onClose: () => void;
}

/** How full a container was and whether it was emptied; not emptied, why, with a photo. What was recorded before is corrected. */
export function ContainerForm({ container: { container_id, done }, drive, onClose }: Props) {
  const intl = useIntl();
  // A second tap on a button is the same row.
  const [key] = useState(() => done?.key ?? newKey());
  const [level, setLevel] = useState<number | undefined>(done?.level);
  const [refusing, setRefusing] = useState(done?.is_emptied === false);
  const [reason, setReason] = useState<SkipReason | undefined>(done?.reason ?? undefined);
  const [comment, setComment] = useState(done?.comment ?? '');
  const [photo, setPhoto] = useState('');
  const [wrong, setWrong] = useState<keyof typeof messages>();
  /** The photo, which may still be drawn smaller. */
  const drawn = useRef(Promise.resolve(''));
  useOpenWork(true);
  const form = useRef<HTMLDivElement>(null);
  const why = useRef<HTMLLegendElement>(null);
  useKeptFocus(form, () => why.current);
  const nearest =
    level === undefined ? undefined : STEPS.toSorted((a, b) => Math.abs(a - level) - Math.abs(b - level))[0];
  const save = async (is_emptied: boolean) => {
    if (!is_emptied && level === undefined) return setWrong('howFullMissing');
    if (!is_emptied && !reason) return setWrong('whyMissing');
    // One that cannot be read is said by then.
    const shot = is_emptied ? '' : await drawn.current.catch(() => undefined);
    if (shot === undefined) return;
    const kept = await drive.record({
      ...{ kind: 'container', key, container_id, is_emptied, revision: done ? nextRevision(done.revision) : 0 },
      // When it was emptied stays when only its level is corrected.
      ...(done?.is_emptied === is_emptied ? { recorded_at: done.recorded_at } : {}),
      ...(level === undefined ? {} : { level }),
      ...(is_emptied || !reason ? {} : { reason }),
      ...(comment.trim() && !is_emptied ? { comment: comment.trim() } : {}),
      ...(shot ? { photo: shot.slice(shot.indexOf(',') + 1) } : {}),
    });
    if (kept) onClose();
  };
  const leaveOut = () => {
    drawn.current = Promise.resolve('');
    setPhoto('');
  };
  const take = async (picked: File) => {
    setWrong(undefined);
    drawn.current = shrink(picked);
    try {
      setPhoto(await drawn.current);
    } catch {
      leaveOut();
      setWrong('photoWrong');
    }
  };
  return (
    <Flex ref={form} direction="column" gap="3" mt="3">
      <Box as="fieldset">
        <Heading asChild size="sm">
          <legend>{intl.formatMessage(messages.howFull)}</legend>
        </Heading>
        <Box display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))" gap="2" mt="2">
          {STEPS.map((step) => (
            <Button
              key={step}
              {...tile}
              flexDirection="column"
              variant={step === nearest ? 'solid' : 'outline'}
              aria-pressed={step === nearest}
              _icon={{ w: '36px', h: '40px' }}
              onClick={() => {
                setLevel(step);
                setWrong(undefined);
              }}
            >
              <LevelPicture level={step} />
              {intl.formatMessage(levelMessages[step])}
            </Button>
          ))}
        </Box>
      </Box>
      {refusing ? (
        <>
          <Box as="fieldset">
            <Heading asChild size="sm">
              <legend ref={why} tabIndex={-1}>
                {intl.formatMessage(messages.why)}
              </legend>
            </Heading>
            <Box display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(8rem, 100%), 1fr))" gap="2" mt="2">
              {REASONS.map((one) => (
                <Button
                  key={one}
                  {...wide}
                  variant={one === reason ? 'solid' : 'outline'}
                  aria-pressed={one === reason}
                  onClick={() => {
                    setReason(one);
                    setWrong(undefined);
                  }}
                >
                  {intl.formatMessage(skipReasonMessages[one])}
                </Button>
              ))}
            </Box>
          </Box>
          <PhotoInput
            {...wide}
            photo={photo}
            labels={{
              photo: intl.formatMessage(messages.photo),
              add: intl.formatMessage(messages.addPhoto),
              remove: intl.formatMessage(messages.removePhoto),
            }}
            capture="environment"
            onPick={(picked) => void take(picked)}
            onRemove={leaveOut}
          />
          <PlainField label={intl.formatMessage(messages.comment)}>
            {(tied) => (
              <PlainTextarea
                {...tied}
                h="20"
                py="2"
                maxLength={500}
                dir="auto"
                value={comment}
                onChange={(event) => setComment(event.target.value)}
              />
            )}
          </PlainField>
        </>
      ) : null}
      <Problem>{wrong && intl.formatMessage(messages[wrong])}</Problem>
      {refusing ? (
        <Button {...wide} onClick={() => void save(false)}>
          {intl.formatMessage(messages.save)}
        </Button>
      ) : null}
      {!refusing || done?.is_emptied === false ? (
        <Button
          {...wide}
          {...(refusing ? { variant: 'outline' } : { py: '5', fontSize: 'lg' })}
          onClick={() => void save(true)}
        >
          {intl.formatMessage(messages.emptied)}
        </Button>
      ) : null}
      {refusing ? null : (
        <Button {...wide} variant="outline" onClick={() => setRefusing(true)}>
          {intl.formatMessage(messages.notEmptied)}
        </Button>
      )}
      <Button {...wide} variant="ghost" onClick={() => (refusing && !done ? setRefusing(false) : onClose())}>
        {intl.formatMessage(messages.cancel)}
      </Button>
    </Flex>
  );
}
