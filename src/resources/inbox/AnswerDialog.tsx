import { Box, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AnswerKind, Complaint } from '@/api/generated/dashboard.schemas';
import { useAnswerComplaint, useListComplaintAnswers } from '@/api/generated/complaints/complaints';
import { LANGUAGES } from '@/i18n/languages';
import { answerMessages } from '@/resources/complaints/messages';
import { reasonOf } from '@/table/BulkReportDialog';
import { ModalDialog, type ModalDialogProps } from '@/ui/dialogs';
import { ErrorState } from '@/ui/ErrorState';
import { Radios } from '@/ui/Radios';
import { SkeletonLines } from '@/ui/Skeletons';
import { toast } from '@/ui/toast';
import { inboxMessages as messages } from './messages';
import { placeOf } from './useDone';

interface AnswerDialogProps extends Pick<ModalDialogProps, 'fallbackFocus'> {
  complaint: Complaint;
  /** Somebody else closed the case, say. */
  isGone: boolean;
  onClose: () => void;
}

/** What those who reported a case and left an address can be told, as each will read it. */
export function AnswerDialog({ complaint, isGone, onClose, fallbackFocus }: AnswerDialogProps) {
  const intl = useIntl();
  const { data, isError, refetch } = useListComplaintAnswers(complaint.id);
  const { mutateAsync, isPending } = useAnswerComplaint();
  const [wanted, setWanted] = useState<AnswerKind>();
  const answers = data?.answers ?? [];
  const chosen = answers.find(({ answer }) => answer === wanted) ?? answers[0];
  const place = placeOf(complaint);
  const send = async () => {
    if (!chosen) return;
    try {
      const { citizens: count } = await mutateAsync({ id: complaint.id, data: { answer: chosen.answer } });
      toast(intl.formatMessage(messages.sent, { count, place }));
      onClose();
    } catch (error) {
      toast(intl.formatMessage(messages.notSent, { reason: reasonOf(error, intl) }), { variant: 'error' });
    }
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      fallbackFocus={fallbackFocus}
      title={intl.formatMessage(messages.answerTitle, { place })}
      footer={
        <Button disabled={!chosen || isPending} aria-busy={isPending} onClick={() => void send()}>
          {intl.formatMessage(messages.send)}
        </Button>
      }
    >
      {isGone ? (
        <Text role="status" mb="4" fontWeight="semibold">
          {intl.formatMessage(messages.gone)}
        </Text>
      ) : null}
      {isError ? <ErrorState onRetry={() => void refetch()} /> : null}
      {!isError && !data ? <SkeletonLines lines={4} /> : null}
      {data && !chosen ? <Text color="muted">{intl.formatMessage(messages.noAddress)}</Text> : null}
      {chosen ? (
        <>
          <Radios
            label={intl.formatMessage(messages.answers)}
            value={chosen.answer}
            options={answers.map(({ answer: value }) => ({ value, label: intl.formatMessage(answerMessages[value]) }))}
            onChange={setWanted}
          />
          {chosen.texts.map(({ locale, citizens: count, text }) => (
            <Box key={locale} mt="4">
              <Text textStyle="label">
                <FormattedMessage
                  {...messages.language}
                  values={{ language: <bdi>{LANGUAGES[locale].label}</bdi>, count }}
                />
              </Text>
              <Text as="blockquote" lang={LANGUAGES[locale].tag} dir="auto">
                {text}
              </Text>
            </Box>
          ))}
        </>
      ) : null}
    </ModalDialog>
  );
}
