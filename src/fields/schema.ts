import * as yup from 'yup';
import { formMessages } from '@/form/messages';
import * as rules from '@/form/rules';
import type { Fields } from './field';
import { editable, type Editable } from './values';

function numberRule({ grouping, edit }: Editable) {
  const { range: [min, max] = [-Infinity, Infinity], above, whole, optional } = edit;
  const wrong = edit.wrong ?? (grouping === false ? formMessages.outOfYears : formMessages.outOfRange);
  const out = rules.say(wrong, { min, max });
  const base = yup.number().typeError(rules.say(formMessages.notANumber)).nullable().default(null).max(max, out);
  const bound = above ? base.moreThan(min, out) : base.min(min, out);
  const rule = whole ? bound.integer(rules.say(formMessages.notWhole)) : bound;
  return optional ? rule : rule.required(rules.say(formMessages.required));
}

function ruleOf(field: Editable): yup.AnySchema {
  const { kind, words, none, edit } = field;
  if (edit.rule) return edit.rule(yup, rules);
  switch (kind) {
    case 'key':
      return edit.max ? rules.requiredText(edit.max) : rules.keyRule();
    case 'number':
    case 'level':
      return numberRule(field);
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
