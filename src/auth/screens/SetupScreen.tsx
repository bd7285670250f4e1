import { getRouteApi, useRouter } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { signInWithSetup } from '@/api/signIn';
import { statusOf } from '@/form/problem';
import { getLanguage } from '@/i18n/language';
import { InputField } from '../InputField';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { AuthCard } from './AuthCard';
import { AuthForm, EmailField } from './AuthForm';
import { ToSignIn } from './BackLink';
import { setupMessages as messages } from './messages';

const route = getRouteApi('/_simple/setup');
const ZONES = 'time-zones';

const initial = () => ({
  ...{ customer_name: '', time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone, disposition_areas: '' },
  ...{ name: '', email: '', new_password: '', repeat: '' },
});

/** Behind the link that the server prints on an empty database: the first customer and its administrator. */
export function SetupScreen() {
  const router = useRouter();
  const navigate = route.useNavigate();
  const { token, needed } = route.useLoaderData();
  if (!needed || token.length < 20)
    return (
      <AuthCard title={needed ? messages.goneTitle : messages.doneTitle} text={needed ? messages.gone : messages.done}>
        {needed ? null : <ToSignIn />}
      </AuthCard>
    );
  const setUp = async ({ repeat: _, disposition_areas, ...values }: ReturnType<typeof initial>) => {
    const { namesIn } = await import('../schemas');
    try {
      const areas = namesIn(disposition_areas);
      await signInWithSetup({
        ...values,
        email: values.email.trim(),
        disposition_areas: areas,
        token,
        locale: getLanguage(),
      });
    } catch (error) {
      // Somebody was faster.
      if (statusOf(error) === 409) return router.invalidate();
      throw error;
    }
    await navigate({ to: '/', search: {}, replace: true });
  };
  return (
    <AuthCard title={messages.title} text={messages.text}>
      <AuthForm
        initialValues={initial()}
        schema={(schemas) => schemas.setupSchema}
        onSubmit={setUp}
        submit={messages.submit}
        on401={messages.gone}
      >
        <InputField name="customer_name" label={<FormattedMessage {...messages.city} />} autoFocus />
        <InputField name="time_zone" label={<FormattedMessage {...messages.timeZone} />} list={ZONES} />
        <datalist id={ZONES}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <InputField
          name="disposition_areas"
          label={<FormattedMessage {...messages.areas} />}
          help={<FormattedMessage {...messages.areasHelp} />}
        />
        <InputField name="name" label={<FormattedMessage {...messages.name} />} autoComplete="name" />
        <EmailField label={messages.email} />
        <NewPasswordFields />
      </AuthForm>
    </AuthCard>
  );
}
