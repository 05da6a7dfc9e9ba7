import { describe, expect, it } from 'vitest';
import { flowName, flowNameProblem } from './flow-name.ts';

const existing = ['booking-lookup', 'geolocation'];

describe('the name of a new flow', () => {
  it('is converted to the forms that files, identifiers and sentences use', () => {
    expect(flowName('fleet-import')).toEqual({
      name: 'fleet-import',
      camel: 'fleetImport',
      Pascal: 'FleetImport',
      words: 'fleet import',
    });
  });

  it.each(['login', 'fleet-import', 'oauth2-login'])('%s can be taken', (name) => {
    expect(flowNameProblem(name, existing)).toBeNull();
  });

  it.each([
    ['', 'kebab-case'],
    ['FleetImport', 'kebab-case'],
    ['fleet_import', 'kebab-case'],
    ['fleet--import', 'kebab-case'],
    ['fleet-import-', 'kebab-case'],
    ['2-fleet', 'kebab-case'],
    ['fleet-2', 'kebab-case'],
    ['../fleet', 'kebab-case'],
    ['ฟลีต', 'kebab-case'],
    ['a'.repeat(41), 'more than 40'],
    ['fleet-data', 'says nothing'],
    ['shared', 'says nothing'],
    ['geolocation', 'a flow "geolocation"'],
    ['geoLocation', 'kebab-case'],
  ])('"%s" cannot: %s', (name, problem) => {
    expect(flowNameProblem(name, existing)).toContain(problem);
  });
});
