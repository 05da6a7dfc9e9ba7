import { writeFileSync } from 'node:fs';
import { judgeMutants, judgeNamed } from './chart-mutants.ts';

/** What one process does; `worker.ts` loads it with the mutations of bodies in the chart's source, and passes its arguments on. */
const [flow = '', sample, from, count, answer = ''] = process.argv.slice(2);
const part = { sample: Number(sample), from: Number(from), count: Number(count) };
const named = part.from === 0 ? await judgeNamed(flow) : [];
const judged = await judgeMutants(flow, part);
const memory = Math.round(process.resourceUsage().maxRSS / 1024);
writeFileSync(answer, JSON.stringify({ ...judged, named, memory }));
