import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'

/*
 * The page before any script runs: the product's pulsating logo, as in `shell/app/pages/Splash`, which replaces it. Each frame takes time from
 * loading, so the animation starts after a second, when most visits are past it. There is no form control: its input would be lost.
 * A message appears, and changes, by the style alone; only that a start file failed must be told by a script.
 */
const markStyle =
  'body{margin:0;background:#f6f7f8}' +
  '.first-paint{display:grid;place-items:center;min-height:100dvh;text-align:center;font:1rem/1.5 system-ui}' +
  '.first-paint :is(img,svg){grid-area:1/1;box-sizing:border-box;width:176px;height:176px;padding:21px;border:1px solid #e7e9ec;border-radius:50%;background:#fff;' +
  'animation:breathe 2.4s ease-in-out 1s infinite}' +
  '@keyframes breathe{50%{opacity:.72;transform:scale(.94)}}'

/** The same ground as in `shared/ui` at night, where a browser knows both colours; the logo's plate stays white. */
const nightStyle =
  '@supports (color:light-dark(#000,#fff)){:root{color-scheme:light dark}body{background:light-dark(#f6f7f8,#121417)}}'

/**
 * One message at a time, below the logo, which does not move: from the tenth second that the site is still opening, from the sixtieth
 * a way to reload. Where a start file failed, that takes the former's place. What is hidden is so from screen readers too. What is
 * only finer is in a start file, which may be what failed (`shell/app/first-paint.css`).
 */
const messageStyle =
  '.first-paint div{position:absolute;inset:calc(50dvh + 104px) 0 auto;padding:0 24px 24px;' +
  'visibility:hidden;animation:show 50s 10s}.first-paint h1{margin:0;font-size:1.125rem}' +
  '.first-paint .way-out{animation:show 1s 60s forwards}.failed .way-out{animation-delay:10s}.failed .opening{display:none}' +
  '@keyframes show{from,to{visibility:visible}}'

/** Chrome 111, Safari 16.4 and Firefox 113 are the first that know both conditions: the promised browsers (`base-config.ts`). */
const outdatedStyle =
  '.way-out span{display:none}' +
  '@media (width>=0){@supports (color:lab(0 0 0)){.way-out b{display:none}.way-out span{display:inline}}}'

export const firstPaintStyle = markStyle + messageStyle + outdatedStyle + nightStyle

/** Allows exactly this style in the Content-Security-Policy. */
export const firstPaintStyleHash = `'sha256-${createHash('sha256').update(firstPaintStyle).digest('base64')}'`

const watchScript =
  "for(const type of['error','unhandledrejection'])addEventListener(type,e=>RegExp(origin+'/assets/\\\\S+\\\\.js')" +
  ".test(e.target.src||e.filename||(e.reason||e).stack)&&document.documentElement.classList.add('failed'),!0);"

/**
 * Once the first start file has come, the screen's files are asked for (`rel="later"` in the page): the line would be empty for a round trip.
 * Once all of these have come, the fonts are, which would hold them up. Not by a preload: Chromium 153 ignores one that begins after `load`.
 */
const laterScript =
  'self.PerformanceObserver&&new PerformanceObserver((l,o)=>{const all=s=>[...document.querySelectorAll(s)],' +
  'come=e=>performance.getEntriesByName(e.src||e.href)[0];' +
  "if(all('script[defer]').some(come)){for(const l of all('[rel=later]'))l.rel='preload';" +
  "if(all('script[defer],[as=script]').every(come)){o.disconnect();" +
  "document.fonts.load('1em Nunito Variable,Jost Variable').catch(()=>0)}}}).observe({type:'resource',buffered:!0})"

const startScript = watchScript + laterScript

/**
 * The script that marks the page once a start file failed or threw: the browser tells nobody else, and a slow file looks the same. It
 * comes before them, and nothing waits for it. Another script's errors and a missing picture do not count.
 */
export const startWatch = {
  content: Buffer.from(startScript),
  br: brotliCompressSync(startScript),
  url: `/assets/start-watch.${createHash('sha256').update(startScript).digest('hex').slice(0, 8)}.js`,
} as const

/** The product's own logo (`shell/public/logo.svg`), drawn over its picture: that may come late, and the splash needs it. */
export const ownMark =
  '<svg viewBox="0 0 96 96"><circle cx="48" cy="48" r="46" fill="#1c1f23"/><path d="M48 20l8.2 17.6 19.3 2.4-14.2 13.2 ' +
  '3.7 19L48 62.9l-17 9.3 3.7-19-14.2-13.2 19.3-2.4z" fill="#fff"/></svg>'

/** The markup of the first paint. `mark` is the product's logo as HTML, empty if it cannot be fetched. */
export const firstPaint = (mark: string): string =>
  `<main class="first-paint">${mark}` +
  '<div class="opening" role="status"><h1>O site ainda está abrindo</h1>' +
  '<p>A conexão está lenta. Não é preciso recarregar.</p></div>' +
  '<div class="way-out" role="alert"><h1>O site ainda não abriu</h1>' +
  '<p><span>Verifique sua conexão</span><b>Atualize o navegador</b> e recarregue a página.</p><a href="">Recarregar</a></div></main>'
