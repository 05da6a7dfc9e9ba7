import type { ActorLogic, AnyEventObject } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { textOf } from './chart-text.ts';
import type { ChartUnderTest, ReportsUnderTest } from './chart-under-test.ts';
import { ACTIVE, eventsAt, leadingOn, outside, type Active, type Place } from './place.ts';

/** A child that is walked alone, with its last report. */
interface Reporting extends Active {
  readonly place: Place;
  readonly said: string;
}

const REPORT = /^tell (?:another|parent|nobody) .*?"type":"([^"]+)"/;

/**
 * How a child's own chart differs from the reports that take its place in the walk of its parent: what it says out of turn, and what is given but
 * never said. The chart's inputs have a `parentProbe` as its parent.
 */
export function reportsAmiss(chart: ChartUnderTest, { next }: ReportsUnderTest): string[] {
  const lead = leadingOn(chart, chart.machine);
  const given = Object.entries(next).flatMap(([said, reports]) =>
    reports('subject').map(({ type }) => `after ${said}: ${type}`),
  );
  const made = new Set<string>();
  const logic: ActorLogic<Reporting, AnyEventObject, undefined> = {
    transition: (from, event) => {
      const place = lead(from.place, event);
      const reports = place.step?.effects.flatMap((effect) => REPORT.exec(effect)?.[1] ?? []) ?? [];
      const said = reports.reduce((last, report) => {
        made.add(`after ${last}: ${report}`);
        return report;
      }, from.said);
      return { ...ACTIVE, place, said };
    },
    getInitialSnapshot: () => ({ ...ACTIVE, place: outside, said: 'start' }),
    getPersistedSnapshot: (reporting) => reporting,
  };
  getAdjacencyMap(logic, {
    serializeState: ({ place, said }) => `${said} ${place.key}`,
    serializeEvent: textOf,
    events: ({ place }) => eventsAt(chart, place),
  });
  return [
    ...[...made].filter((report) => !given.includes(report)).map((report) => `${report} is not given`),
    ...given.filter((report) => !made.has(report)).map((report) => `${report} is never said`),
  ];
}
