import { samePlate } from '#domain/fields/plate.ts';

/** A car's name beside its plate: '' for one that is named by its plate, and for one that is not known (yet). */
export const givenName = (name = '', plate = ''): string => (samePlate(name, plate) ? '' : name);
