import type { Page } from '@playwright/test';

/** Each sets `ran` on the window, or leaves an element marked `payload`, where text is taken for markup or code. */
export const PAYLOADS = [
  `<script>window.ran=1</script>`,
  `"><script>window.ran=1</script>`,
  `</script><script>window.ran=1</script>`,
  `</title><script>window.ran=1</script>`,
  `</textarea><img src=x onerror=window.ran=1>`,
  `<img class=payload src=x onerror=window.ran=1>`,
  `<IMG CLASS=payload SRC=x ONERROR="window.ran=1">`,
  `"><img class=payload src=x onerror=window.ran=1>`,
  `'><img class=payload src=x onerror=window.ran=1>`,
  `<img class=payload src=x:x onerror = window.ran=1>`,
  `<img/class="payload"/src="x"/onerror="window.ran=1">`,
  `<svg class=payload onload=window.ran=1>`,
  `<svg class=payload><animate onbegin=window.ran=1 attributeName=x dur=1s>`,
  `<svg class=payload><script>window.ran=1</script></svg>`,
  `<math><mi class=payload xlink:href="javascript:window.ran=1">x</mi></math>`,
  `<body class=payload onload=window.ran=1><b class=payload>`,
  `<iframe class=payload srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `<iframe class=payload src="javascript:parent.ran=1"></iframe>`,
  `<a class=payload href="javascript:window.ran=1">x</a>`,
  `<a class=payload href="data:text/html,<script>window.ran=1</script>">x</a>`,
  `<input class=payload onfocus=window.ran=1 autofocus>`,
  `<details class=payload open ontoggle=window.ran=1>x</details>`,
  `<video class=payload><source onerror=window.ran=1></video>`,
  `<object class=payload data="javascript:window.ran=1"></object>`,
  `<form class=payload action="javascript:window.ran=1"><button>x</button></form>`,
  `<style class=payload>@import 'x';*{color:red}</style>`,
  `<meta class=payload http-equiv=refresh content="0;javascript:window.ran=1">`,
  `<b class=payload style="background:url(javascript:window.ran=1)">x</b>`,
  `<!--><img class=payload src=x onerror=window.ran=1>-->`,
  `\u003cimg class=payload src=x onerror=window.ran=1\u003e`,
] as const;

/** Whether the page has taken text for markup or code. */
export const hasBitten = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'ran' in window || document.querySelector('.payload') !== null);

/** What the browser makes of it on an unprotected page: `hasBitten` must catch every payload. */
export async function bitesUnprotected(page: Page, payload: string): Promise<boolean> {
  await page.goto('about:blank');
  await page.evaluate((text) => {
    document.open();
    document.write(`<title>${text}</title><textarea>${text}</textarea><p title="${text}">${text}</p>`);
    document.close();
  }, payload);
  await page.waitForTimeout(20);
  return hasBitten(page);
}
