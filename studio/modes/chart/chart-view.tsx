import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Layout } from '#studio/layout/layout.ts';
import type { ChartState } from '#studio/reading/chart-reading.ts';
import { ChartDrawing } from '#studio/drawing/chart-drawing.tsx';
import type { Address, Going } from '#studio/page/address.ts';
import type { OpenChart } from '#studio/page/chart-data.ts';
import { useDrawingTexts } from '#studio/page/drawing-texts.ts';
import { Action } from '#studio/page/controls/action.tsx';
import { GoLink } from '#studio/page/controls/go-link.tsx';
import { IconButton } from '#studio/page/controls/icon-button.tsx';
import { standingIn, type Proof } from '#studio/page/proof-data.ts';
import { Viewport } from '#studio/page/viewport.tsx';
import styles from './chart-mode.module.css';
import { Legend } from './legend.tsx';

interface ChartViewProps {
  readonly going: Going;
  readonly open: OpenChart;
  readonly proof?: Proof | null;
  /** The states in force in a run, and the transitions of its last step. */
  readonly active?: ReadonlySet<string>;
  readonly taken?: ReadonlySet<string>;
  /** The states in force, the innermost first: one of them is brought into view as long as nothing is chosen. */
  readonly here?: readonly string[];
}

/** A drawing that is larger than this can be read only in parts. */
const READABLE = 2200 * 1500;

const isLarge = (layout: Layout | undefined) => layout !== undefined && layout.width * layout.height > READABLE;

/** The drawing that the address asks for: of the whole chart or of one part, with its parts open or closed; a large one is closed until it is asked for. */
function layoutFor({ layouts, reading }: OpenChart, part: string, detail: Address['detail']): Layout | undefined {
  const of = Object.hasOwn(layouts.whole, part) ? part : (reading.states[0]?.id ?? '');
  const whole = layouts.whole[of];
  return (detail === 'outline' || (detail === '' && isLarge(whole)) ? layouts.outline[of] : undefined) ?? whole;
}

/** The states around a state but for the chart itself, the innermost first. */
function around(state: ChartState | null | undefined): ChartState[] {
  return !state?.parent ? [] : [state, ...around(state.parent)];
}

/** Whether a drawing has what is looked at: the transition, else the state. */
function shows(layout: Layout | undefined, { transition, state }: Address): boolean {
  if (transition !== '')
    return (
      layout?.edges.some(({ labels }) => labels.some((label) => label.transition === transition)) ||
      layout?.boxes.some(({ staying }) => staying.includes(transition)) ||
      false
    );
  return state === '' || (layout?.boxes.some((box) => box.state === state && box.kind !== 'outside') ?? false);
}

/** The drawing that is shown: what the address asks for, or the outermost part that has what is looked at, or where a run is. */
function shownLayout(open: OpenChart, address: Address, here: readonly string[]): Layout | undefined {
  const asked = layoutFor(open, address.part, address.detail);
  const isLookedAt = address.transition !== '' || address.state !== '';
  if (isLookedAt ? shows(asked, address) : here.length === 0 || address.part !== '' || address.detail !== '')
    return asked;
  const looked = open.transitions.get(address.transition)?.from ?? open.states.get(address.state) ?? null;
  const run = isLarge(open.layouts.whole[open.reading.states[0]?.id ?? '']) ? open.states.get(here[0] ?? '') : null;
  const parts = around(isLookedAt ? looked : run)
    .map(({ id }) => open.layouts.whole[id])
    .filter((layout) => layout !== undefined);
  const found = parts.toReversed().find((layout) => !isLookedAt || shows(layout, address));
  return found ?? asked;
}

/** The drawing of the chart with where it is in the whole, to be looked at, stepped into and chosen from. */
export function ChartView({ going, open, proof, here = [], active, taken }: ChartViewProps) {
  const { address, go } = going;
  const { t } = useLingui();
  const texts = useDrawingTexts();
  const layout = shownLayout(open, address, here);
  const proven = proof?.flows.get(open.chart.flow);
  const outline = layout && open.layouts.outline[layout.of];
  const isOutline = outline !== undefined && layout === outline;
  const drawing = layout ? `${layout.of} ${isOutline ? 'outline' : 'whole'}` : '';
  const { lang, state, transition } = address;
  // A large one takes long to draw: not for each letter of a search, nor after each movement.
  const drawn = useMemo(
    () =>
      layout && (
        <ChartDrawing
          layout={layout}
          reading={open.reading}
          language={lang}
          texts={texts}
          state={state}
          transition={transition}
          active={active}
          taken={taken}
          standingOf={proven && ((id) => standingIn(proven, id))}
          onState={(id) => go({ state: id, transition: '' })}
          onTransition={(id) => go({ transition: id })}
          onOpen={(part) => go({ part, detail: '' })}
        />
      ),
    [layout, open.reading, lang, texts, state, transition, active, taken, proven, go],
  );
  const focused =
    layout?.edges.flatMap(({ labels }) => labels).find((label) => label.transition === address.transition) ??
    layout?.boxes.find(({ staying }) => address.transition !== '' && staying.includes(address.transition)) ??
    (address.state === '' ? here.flatMap((id) => around(open.states.get(id)).map((each) => each.id)) : [address.state])
      .map((id) => layout?.boxes.find(({ state, kind }) => state === id && kind !== 'initial' && kind !== 'outside'))
      .find((box) => box !== undefined) ??
    null;

  return (
    <>
      <div className={styles.head}>
        <Crumbs going={going} open={open} layout={layout} />
        {proven && <Legend proven={proven} />}
      </div>
      {layout && (
        <Viewport
          label={t`Drawing of the chart. Arrow keys move it, plus and minus zoom, 0 fits it.`}
          key={drawing}
          drawing={drawing}
          width={layout.width}
          height={layout.height}
          place={address.view}
          onPlace={(view) => go({ view }, 'replace')}
          focus={focused}
          tools={
            outline && (
              <IconButton
                label={t`Draw the parts closed`}
                isPressed={isOutline}
                onClick={() => go({ detail: isOutline ? 'whole' : 'outline' }, 'replace')}
                icon="M4 5h7v6H4zM13 13h7v6h-7zM11 8h5v5"
              />
            )
          }
        >
          {drawn}
        </Viewport>
      )}
    </>
  );
}

function Crumbs({ going, open, layout }: Pick<ChartViewProps, 'going' | 'open'> & { layout: Layout | undefined }) {
  const { t } = useLingui();
  const { address, go } = going;
  const above: ChartState[] = [];
  for (let at = open.states.get(layout?.of ?? '') ?? null; at !== null; at = at.parent) above.unshift(at);
  const chosen = open.states.get(address.state);
  const canEnter = chosen !== undefined && open.layouts.whole[chosen.id] !== undefined && chosen.id !== layout?.of;
  return (
    <nav className={styles.crumbs} aria-label={t`Where the drawing is`}>
      {above.map((state, index) => (
        <span key={state.id}>
          {index > 0 && <span aria-hidden="true"> › </span>}
          <GoLink
            going={going}
            to={{ part: state.parent === null ? '' : state.id, detail: '', state: '', transition: '' }}
            aria-current={state.id === layout?.of ? 'page' : undefined}
          >
            {state.label[address.lang]} <code>{index === 0 ? open.chart.flow : state.key}</code>
          </GoLink>
        </span>
      ))}
      {canEnter && (
        <Action className={styles.enter} onClick={() => go({ part: chosen.id, detail: '' })}>
          <Trans>Step into {chosen.label[address.lang]}</Trans>
        </Action>
      )}
    </nav>
  );
}
