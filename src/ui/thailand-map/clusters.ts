import { between, type Point } from './projection.ts';

export interface Located {
  readonly id: number;
  /** Its place on the map. */
  readonly at: Point;
}

/** A group of pins that would overlap. */
export interface Cluster<Pin extends Located> {
  /** The pin with the lowest id; its mark stays when other pins leave or join the group. */
  readonly lead: Pin;
  readonly pins: readonly Pin[];
  /** The middle of its pins. */
  readonly at: Point;
}

const alone = <Pin extends Located>(pin: Pin): Cluster<Pin> => ({ lead: pin, pins: [pin], at: pin.at });

function joined<Pin extends Located>(a: Cluster<Pin>, b: Cluster<Pin>): Cluster<Pin> {
  const pins = [...a.pins, ...b.pins];
  const middle = (axis: 'x' | 'y') => pins.reduce((sum, { at }) => sum + at[axis], 0) / pins.length;
  return { lead: a.lead.id < b.lead.id ? a.lead : b.lead, pins, at: { x: middle('x'), y: middle('y') } };
}

/**
 * Repeatedly joins the two nearest clusters while any two are closer than `reach`, in map units. The result depends neither on the order of the pins
 * nor on the visible part of the map, so nothing jumps while the map moves.
 */
export function clustersOf<Pin extends Located>(pins: readonly Pin[], reach: number): readonly Cluster<Pin>[] {
  let clusters = pins.toSorted((a, b) => a.id - b.id).map(alone);
  for (;;) {
    const nearest = nearestTwo(clusters, reach);
    if (nearest === null) return clusters;
    const [a, b] = nearest;
    clusters = [...clusters.filter((each) => each !== a && each !== b), joined(a, b)];
  }
}

function nearestTwo<Pin extends Located>(clusters: readonly Cluster<Pin>[], reach: number) {
  let least = reach;
  let found: readonly [Cluster<Pin>, Cluster<Pin>] | null = null;
  for (const [index, a] of clusters.entries()) {
    for (const b of clusters.slice(index + 1)) {
      const distance = between(a.at, b.at);
      if (distance >= least) continue;
      least = distance;
      found = [a, b];
    }
  }
  return found;
}
