import * as yup from 'yup';
import { formMessages } from '@/form/messages';
import * as rules from '@/form/rules';
import type { EditOptions, Field, Fields } from './field';
import { editable } from './values';

function numberRule({ range: [min, max] = [-Infinity, Infinity], above, whole, wrong, optional }: EditOptions) {
  const out = wrong ? rules.say(wrong) : rules.say(formMessages.outOfRange, { min, max });
  const base = yup.number().typeError(rules.say(formMessages.notANumber)).nullable().default(null).max(max, out);
  const bound = above ? base.moreThan(min, out) : base.min(min, out);
  const rule = whole ? bound.integer(rules.say(formMessages.notWhole)) : bound;
  return optional ? rule : rule.required(rules.say(formMessages.required));
}

function ruleOf({ kind, words, none, edit }: Field & { edit: EditOptions }): yup.AnySchema {
  if (edit.rule) return edit.rule(yup, rules);
  switch (kind) {
    case 'key':
      return rules.keyRule();
    case 'number':
    case 'level':
      return numberRule(edit);
    case 'flag':
      return yup.boolean().default(true);
    case 'area':
      return yup.number().nullable().default(null);
    case 'choice':
    case 'material':
      if (none) return yup.string().nullable().default(null);
      return words
        ? rules.choiceRule(Object.fromEntries(Object.keys(words).map((value) => [value, value])))
        : yup.string().required(rules.say(formMessages.required));
    default:
      return edit.optional ? rules.textRule(edit.max ?? 200) : rules.requiredText(edit.max ?? 200);
  }
}

/** The rules of a form, from those of its fields. */
export const schemaOf = (fields: Fields) =>
  yup.object(Object.fromEntries(editable(fields).map(([name, field]) => [name, ruleOf(field)])));
