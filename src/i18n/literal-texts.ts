import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core';
import type { Language } from '#domain/constants.ts';
import { JOINER } from '#domain/word-joiner.ts';

type Values = Record<string, unknown>;

/** A joiner behind the `<` of a tag is not seen, and nothing reads what follows as an element; `<0/>` stands for a value that is one. */
const literal = (values: Values = {}): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(/<(?=[\w/])(?!\d+\/>$)/g, `<${JOINER}`) : value,
    ]),
  );

/** Shows values as they are: Lingui itself looks for elements in the finished sentence, what a person typed included. */
class LiteralI18n extends I18n {
  override _(descriptor: MessageDescriptor): string;
  override _(id: string, values?: Values, options?: MessageOptions): string;
  override _(id: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    return typeof id === 'string'
      ? super._(id, literal(values), options)
      : super._({ ...id, values: literal(id.values) });
  }
}

/** The texts of one language; later ones may be added to its `messages`. */
export const literalTexts = (language: Language, messages: Messages): I18n =>
  new LiteralI18n({ locale: language, messages: { [language]: { ...messages } } });
