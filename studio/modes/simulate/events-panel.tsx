import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconClockOff,
  IconLogin2,
  IconPlugConnectedX,
} from '@tabler/icons-react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import { ChoiceButton, type ChoiceProps } from './choice-button.tsx';
import { durationText } from './clock-text.ts';
import styles from './events-panel.module.css';
import { codesOfFailure } from './failure-codes.ts';
import { outcomeOf, type Tone } from './outcome.ts';
import { choicesOf, eventsBy } from './panel-order.ts';
import type { Choice, EventChoices, Possible, RunningDelay, RunningService } from './possible.ts';
import { technicalName, type ChartNames } from './run-names.ts';

export interface EventsPanelProps {
  readonly flow: string;
  readonly possible: Possible;
  readonly names: ChartNames;
  readonly language: Language;
  readonly onChoose: (choice: Choice) => void;
}

type Each = (choice: Choice) => Pick<ChoiceProps, 'choice' | 'names' | 'language' | 'digit' | 'onChoose'>;

const DIGITS = 9;

/** The digits of the first choices; one that is shown twice keeps its first. */
function digitsOf(possible: Possible): ReadonlyMap<Choice, number> {
  const digits = new Map<Choice, number>();
  for (const [index, choice] of choicesOf(possible).slice(0, DIGITS).entries())
    if (!digits.has(choice)) digits.set(choice, index + 1);
  return digits;
}

/** Arrow keys walk through the choices, a digit chooses one of the first nine. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')];
  const at = choices.indexOf(event.target as HTMLElement);
  const to = (
    {
      ArrowDown: choices[at + 1],
      ArrowUp: choices[at - 1],
      Home: choices[0],
      End: choices.at(-1),
    } as Record<string, HTMLElement | undefined>
  )[event.key];
  const chosen = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined;
  if ((!to && !chosen) || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  to?.focus();
  chosen?.click();
}

/** Everything that can happen now, by who causes it. */
export function EventsPanel({ flow, possible, names, language, onChoose }: EventsPanelProps) {
  const { t } = useLingui();
  const digits = useMemo(() => digitsOf(possible), [possible]);
  const each: Each = (choice) => ({ choice, names, language, digit: digits.get(choice) ?? null, onChoose });
  const section = (title: string, events: readonly EventChoices[]) =>
    events.length > 0 && (
      <Section title={title}>
        {events.map((event) => (
          <EventRows key={event.kind} event={event} each={each} />
        ))}
      </Section>
    );
  return (
    // The keys are those of the buttons within.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.panel} onKeyDown={onKeyDown}>
      {section(t`Person`, eventsBy(possible, 'person'))}
      {(possible.services.length > 0 || possible.duplicateLogin) && (
        <Section title={t`Services and their answers`}>
          {possible.services.map((service) => (
            <ServiceRows key={service.id} flow={flow} service={service} each={each} language={language} />
          ))}
          {possible.duplicateLogin && <DuplicateLogin event={possible.duplicateLogin} each={each} />}
        </Section>
      )}
      {possible.delays.length > 0 && (
        <Section title={t`Time`}>
          {possible.delays.map((delay) => (
            <DelayRow key={delay.choice.happening.kind} delay={delay} each={each} language={language} />
          ))}
        </Section>
      )}
      {section(t`Reports of child charts`, eventsBy(possible, 'child'))}
      {section(t`Other tabs and lists`, eventsBy(possible, 'server', 'elsewhere'))}
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

/** One event: a button, or a button for each of its samples. */
function EventRows({ event, each }: { readonly event: EventChoices; readonly each: Each }) {
  const choices = [...event.taken, ...event.refused];
  const [only] = choices;
  if (only && choices.length === 1)
    return (
      <li>
        <ChoiceButton {...each(only)} />
      </li>
    );
  return (
    <li className={styles.group}>
      <code className={styles.kind}>{event.kind}</code>
      {choices.map((choice) => (
        <ChoiceButton key={choice.happening.payload} {...each(choice)} inGroup />
      ))}
    </li>
  );
}

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

const TONES: Readonly<Record<Tone, ReactNode>> = {
  success: <IconCheck {...ICON} className={styles.ok} />,
  failure: <IconAlertTriangle {...ICON} />,
  fault: <IconPlugConnectedX {...ICON} className={styles.err} />,
};

function ServiceRows({
  flow,
  service,
  each,
  language,
}: {
  readonly flow: string;
  readonly service: RunningService;
  readonly each: Each;
  readonly language: Language;
}) {
  const { id, source, outcomes, limit } = service;
  return (
    <li className={styles.group}>
      <code className={styles.kind}>{source === id || source === '' ? id : `${id} · ${source}`}</code>
      {outcomes.map((choice) => {
        const { tone, failures } = outcomeOf(choice.happening.event);
        return (
          <ChoiceButton
            key={`${choice.happening.kind} ${choice.happening.payload}`}
            {...each(choice)}
            inGroup
            icon={TONES[tone]}
            label={<OutcomeName tone={tone} failures={failures.map((failure) => withCodes(flow, id, failure))} />}
          />
        );
      })}
      <NoAnswer limit={limit} each={each} language={language} />
    </li>
  );
}

/** Without an answer a delay ends the wait, if the chart has one here. */
function NoAnswer({ limit, each, language }: Pick<RunningService, 'limit'> & { each: Each; language: Language }) {
  if (limit === null)
    return (
      <p className={styles.silent}>
        <IconClockOff {...ICON} />
        <Trans>No answer: the chart goes on waiting, without a limit of its own.</Trans>
      </p>
    );
  const length = limit.left === null ? '' : durationText(limit.left, language);
  if (limit.isNext)
    return (
      <ChoiceButton
        {...each(limit.choice)}
        inGroup
        icon={<IconClockOff {...ICON} />}
        label={<Trans>No answer within {length}</Trans>}
      />
    );
  return (
    <p className={styles.silent}>
      <IconClockOff {...ICON} />
      <Trans>No answer within {length}; another delay ends before that.</Trans>
    </p>
  );
}

/** `slotLost 3004`; the chart's `refused` stands for every code that it has no name for. */
function withCodes(flow: string, service: string, failure: string): string {
  const codes = codesOfFailure(flow, service, failure).join(', ');
  return codes === '' ? failure : `${failure} ${codes}${failure === 'refused' ? ' …' : ''}`;
}

function OutcomeName({ tone, failures }: { readonly tone: Tone; readonly failures: readonly string[] }) {
  if (tone === 'success') return <Trans>Success</Trans>;
  if (tone === 'fault') return <Trans>Network fault</Trans>;
  return <code>{failures.join(', ')}</code>;
}

/** The sign-in on another device, whatever is on its way. */
function DuplicateLogin({ event, each }: { readonly event: EventChoices; readonly each: Each }) {
  const choices = [...event.taken, ...event.refused];
  return (
    <li>
      {choices.map((choice) => (
        <ChoiceButton
          key={choice.happening.payload}
          {...each(choice)}
          icon={<IconLogin2 {...ICON} />}
          label={<Trans>Duplicate login 2013</Trans>}
        />
      ))}
    </li>
  );
}

function DelayRow({
  delay,
  each,
  language,
}: {
  readonly delay: RunningDelay;
  readonly each: Each;
  readonly language: Language;
}) {
  const { choice, name, left, isNext } = delay;
  const length = left === null ? '' : durationText(left, language);
  if (isNext)
    return (
      <li>
        <ChoiceButton
          {...each(choice)}
          icon={<IconClock {...ICON} />}
          label={length === '' ? <Trans>Let it end</Trans> : <Trans>Let {length} pass</Trans>}
        />
      </li>
    );
  return (
    <li className={styles.waiting}>
      <IconClock {...ICON} />
      <span>
        <Trans>{length} left; another ends before it</Trans>
      </span>
      <code>{name === '' ? technicalName(choice.happening) : name}</code>
    </li>
  );
}
