import type { Db } from '../../db/transaction.ts';
import type { Captcha } from './captcha.port.ts';
import { turnstile, type TurnstileSettings } from './turnstile.service.ts';
import { workCaptcha } from './work-captcha.service.ts';

interface CaptchaSettings {
  readonly turnstile: TurnstileSettings | null;
  readonly publicOrigins: readonly string[];
}

export const captchaFor = (db: Db, config: CaptchaSettings): Captcha =>
  config.turnstile === null ? workCaptcha(db) : turnstile(db, config.turnstile, config.publicOrigins);
