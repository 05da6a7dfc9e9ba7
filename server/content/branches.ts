import { z } from 'zod';
import { bangkokBranches } from './branches/bangkok.ts';
import { easternAndWesternBranches } from './branches/east-and-west.ts';
import { northeasternBranches } from './branches/northeast.ts';
import { northernBranches } from './branches/north.ts';
import { southernBranches } from './branches/south.ts';
import { branchContent } from './content.schema.ts';

/** A locationId is never reused. The telephone numbers are invented: an area code and zeros. */
export const branches = z
  .array(branchContent)
  .parse([
    ...bangkokBranches,
    ...northernBranches,
    ...northeasternBranches,
    ...easternAndWesternBranches,
    ...southernBranches,
  ]);
