import type { Config } from '../../config.ts';
import type { Db } from '../../db/transaction.ts';
import type { Captcha } from './captcha.port.ts';
import { turnstile } from './turnstile.service.ts';
import { workCaptcha } from './work-captcha.service.ts';

export const captchaFor = (db: Db, config: Pick<Config, 'turnstile' | 'publicOrigins'>): Captcha =>
  config.turnstile === null ? workCaptcha(db) : turnstile(db, config.turnstile, config.publicOrigins);
