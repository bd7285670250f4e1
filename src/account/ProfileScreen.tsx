import { Grid } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Card } from '@/ui/Card';
import { PageHeader } from '@/ui/PageHeader';
import { accountMessages } from './messages';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { SecondFactorCard } from './SecondFactorCard';
import { SessionsCard } from './SessionsCard';

export function ProfileScreen() {
  return (
    <>
      <PageHeader title={<FormattedMessage {...accountMessages.title} />} />
      <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4" alignItems="start" maxW="64rem">
        <Card title={<FormattedMessage {...accountMessages.profile} />}>
          <ProfileForm />
        </Card>
        <Card
          title={<FormattedMessage {...accountMessages.password} />}
          description={<FormattedMessage {...accountMessages.passwordHelp} />}
        >
          <PasswordForm />
        </Card>
        <SecondFactorCard />
        <SessionsCard />
      </Grid>
    </>
  );
}
