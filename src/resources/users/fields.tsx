import { lazy } from 'react';
import type { UserInput, UserRecord } from '@/api/generated/dashboard.schemas';
import { fieldsOf } from '@/fields/field';
import { areas, choice, key, named, text, time } from '@/fields/kinds';
import { roleMessages, userStateMessages } from '@/i18n/domain';
import { LANGUAGES, OFFERED } from '@/i18n/languages';
import { StatusMark } from '@/ui/StatusMark';
import { deliveryMessages, userLabels as label, userMessages as messages } from './messages';

// It brings the form with it.
const AreasInput = lazy(() => import('./AreasInput').then((m) => ({ default: m.AreasInput })));
const useLanguages = () => OFFERED.map((value) => ({ value, label: LANGUAGES[value].label }));
export const userFields = fieldsOf<UserRecord, Omit<UserInput, 'delivery'>>()({
  name: key(label.name, { width: 150, edit: { max: 120 } }),
  email: text(label.email, {
    width: 210,
    edit: {
      fixed: messages.emailFixed,
      rule: (_, { requiredText, say }) => requiredText(254).email(say(messages.emailWrong)),
    },
  }),
  role: choice(label.role, roleMessages, { width: 128, edit: { initial: 'user', help: messages.roleHelp } }),
  area_ids: areas(label.area_ids, {
    width: 120,
    none: messages.allAreas,
    edit: {
      help: messages.areasHelp,
      input: AreasInput,
      // Another role has no limit, whatever was chosen before.
      rule: (yup) =>
        yup
          .array(yup.number().defined())
          .nullable()
          .default(null)
          .when('role', { is: 'user', otherwise: (limit) => limit.transform(() => null) }),
    },
  }),
  state: choice(label.state, userStateMessages, {
    width: 126,
    isState: true,
    cell: (value) => value && <StatusMark status={value} />,
  }),
  last_seen_at: time(label.last_seen_at, { width: 165, none: messages.never }),
  invited_until: time(label.invited_until, { width: 180, column: 'varied' }),
  locale: named(label.locale, useLanguages, { column: false, edit: { initial: 'en' } }),
  updated_at: time(label.updated_at, { width: 180, column: 'hidden' }),
});

/** The fields of one's own record: nobody changes their own role. */
export const ownFields = {
  ...userFields,
  role: { ...userFields.role, edit: { ...userFields.role.edit, fixed: messages.ownRole } },
};

/** The fields of an invitation. @param locale the language of who invites, which is usually that of the invited */
export const invitationFields = (locale: UserRecord['locale']) =>
  fieldsOf<UserRecord, Required<UserInput>>()({
    ...userFields,
    locale: { ...userFields.locale, edit: { ...userFields.locale.edit, initial: locale } },
    delivery: choice(label.delivery, deliveryMessages, {
      column: false,
      edit: { initial: 'mail', help: messages.deliveryHelp },
    }),
  });
