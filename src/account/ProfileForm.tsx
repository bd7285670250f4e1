import { Box, Field, Grid, NativeSelect, Text } from '@chakra-ui/react';
import { useField, useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { InputField } from '@/auth/InputField';
import { profileSchema } from '@/auth/schemas';
import { useMe } from '@/auth/useSession';
import { updateMe } from '@/api/generated/auth/auth';
import type { Language } from '@/api/generated/dashboard.schemas';
import { setUser } from '@/api/session';
import { common } from '@/i18n/common';
import { roleMessages } from '@/i18n/domain';
import { setLanguage, useLanguage } from '@/i18n/language';
import { LANGUAGES, OFFERED } from '@/i18n/languages';
import { toast } from '@/ui/toast';
import { AccountForm } from './AccountForm';
import { accountMessages } from './messages';

interface Profile {
  name: string;
  locale: Language;
}

/** Email and role are fixed, name and language can be changed. */
export function ProfileForm() {
  const intl = useIntl();
  const me = useMe();
  const [language] = useLanguage();
  const save = async ({ name, locale }: Profile) => {
    const { user } = await updateMe({ name: name.trim(), locale });
    setUser(user);
    setLanguage(locale);
    toast(intl.formatMessage(accountMessages.saved));
  };
  return (
    <>
      <Grid as="dl" templateColumns="auto 1fr" columnGap="6" rowGap="1.5" mb="4">
        <Row label={<FormattedMessage {...accountMessages.email} />}>{me.email}</Row>
        <Row label={<FormattedMessage {...accountMessages.role} />}>{intl.formatMessage(roleMessages[me.role])}</Row>
        <Row label={<FormattedMessage {...accountMessages.customer} />}>{me.account.name}</Row>
      </Grid>
      <AccountForm
        initialValues={{ name: me.name, locale: language }}
        schema={profileSchema}
        onSubmit={save}
        submit={common.saveChanges}
        after="keep"
      >
        <InputField
          name="name"
          size="md"
          label={<FormattedMessage {...accountMessages.name} />}
          autoComplete="name"
          maxLength={121}
        />
        <LanguageField />
      </AccountForm>
    </>
  );
}

const Row = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <>
    <Text as="dt" color="muted">
      {label}
    </Text>
    <Box as="dd" minW="0" overflowWrap="anywhere">
      {children}
    </Box>
  </>
);

/** The languages with complete texts, and the current one. */
function LanguageField() {
  const [field] = useField<Language>('locale');
  const [language] = useLanguage();
  const { values, initialValues, resetForm, setFieldValue } = useFormikContext<Profile>();
  const followed = useRef(language);
  // Chosen at the top of the page meanwhile: saving a name must not turn it back.
  useEffect(() => {
    if (language === followed.current) return;
    followed.current = language;
    if (values.locale === language) return;
    resetForm({ values: { ...initialValues, locale: language } });
    void setFieldValue('name', values.name);
  });
  const offered = OFFERED.includes(field.value) ? OFFERED : [...OFFERED, field.value];
  return (
    <Field.Root>
      <Field.Label>
        <FormattedMessage {...accountMessages.language} />
      </Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field {...field}>
          {offered.map((language) => (
            <option key={language} value={language}>
              {LANGUAGES[language].label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
