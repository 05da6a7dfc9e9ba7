import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { wantCar, type WantedCar } from '#src/flows/retail-booking/entry/wanted-car.store.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The car that a page has asked to book. */
    wantedCar?: WantedCar | undefined;
  }
}

/** For a link to the booking of a car. */
export const wantedCar = (host: FlowHost, wanted: WantedCar) => ({
  state: { wantedCar: wanted },
  onClick: () => wantCar(host, wanted),
});
