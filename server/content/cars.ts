import { z } from 'zod';
import { byd, gwm, mg } from './cars/chinese-brands.ts';
import { ford, suzuki } from './cars/ford-and-suzuki.ts';
import { bmw, mercedesBenz } from './cars/german-brands.ts';
import { honda } from './cars/honda.ts';
import { isuzu, mitsubishi } from './cars/isuzu-and-mitsubishi.ts';
import { hyundai, kia } from './cars/korean-brands.ts';
import { mazda, nissan } from './cars/nissan-and-mazda.ts';
import { toyota } from './cars/toyota.ts';
import { carBrandContent } from './content.schema.ts';

/** In the order offered: the most common in Thailand first. */
export const carBrands = z
  .array(carBrandContent)
  .parse([
    toyota,
    honda,
    isuzu,
    mitsubishi,
    nissan,
    mazda,
    ford,
    suzuki,
    mg,
    byd,
    gwm,
    hyundai,
    kia,
    mercedesBenz,
    bmw,
  ]);
