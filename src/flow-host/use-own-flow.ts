import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { useLanguage } from '#src/i18n/use-language.ts';
import { spokenHost, type CallHost, type FlowHost } from './flow-host.ts';

/** A flow that lives as long as the part that shows it. */
export const useOwnFlow = <Logic extends AnyStateMachine>(
  host: FlowHost,
  provide: (host: CallHost) => Logic,
  input: InputFrom<Logic>,
): Actor<Logic> => {
  const language = useLanguage();
  const [calls] = useState(() => spokenHost(host, language));
  const [logic] = useState(() => provide(calls));
  const actor = useActorRef<Logic>(logic, { input });
  useEffect(() => calls.speak(language), [calls, language]);
  return actor;
};
