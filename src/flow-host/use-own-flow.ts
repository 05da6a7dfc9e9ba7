import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import { useLanguage } from '#src/i18n/use-language.ts';
import { spokenHost, type CallHost, type FlowHost } from './flow-host.ts';

/** A flow that lives as long as the part that shows it; `superseded` is what it is told when the session has ended, where its chart hears that. */
export const useOwnFlow = <Logic extends AnyStateMachine>(
  host: FlowHost,
  provide: (host: CallHost) => Logic,
  input: InputFrom<Logic>,
  superseded?: EventFromLogic<Logic>,
): Actor<Logic> => {
  const language = useLanguage();
  const [calls] = useState(() => spokenHost(host, language));
  const [logic] = useState(() => provide(calls));
  const actor = useActorRef<Logic>(logic, { input });
  useEffect(() => calls.speak(language), [calls, language]);
  useEffect(() => superseded && host.session.onSuperseded(() => actor.send(superseded)), [actor, host, superseded]);
  return actor;
};
