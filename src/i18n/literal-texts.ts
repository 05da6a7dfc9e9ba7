import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core';
import type { Language } from '#domain/constants.ts';
import { JOINER } from '#domain/word-joiner.ts';

type Values = Record<string, unknown>;

/** What stands for an element that is a value itself. */
const ELEMENT = /^<\d+\/>$/;

/** A joiner behind the '<' is not seen, and nothing reads what follows as an element. */
const literal = (values: Values | undefined): Values | undefined =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !ELEMENT.test(value) ? value.replaceAll(/<(?=[\w/])/g, `<${JOINER}`) : value,
    ]),
  );

/** Shows values as they are: Lingui itself looks for elements in the finished sentence, what a person typed included. */
class LiteralI18n extends I18n {
  override _(descriptor: MessageDescriptor): string;
  override _(id: string, values?: Values, options?: MessageOptions): string;
  override _(id: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    if (typeof id === 'string') return super._(id, literal(values), options);
    const given = literal(id.values);
    return super._(given === undefined ? id : { ...id, values: given });
  }
}

/** The texts of one language; later ones may be added to its `messages`. */
export const literalTexts = (language: Language, messages: Messages): I18n =>
  new LiteralI18n({ locale: language, messages: { [language]: { ...messages } } });
