import * as v from 'valibot'
import { parseApiDateTime } from '../format/date-time.ts'
import { lastInstantMs } from './bounds.ts'
import { numeric } from './lenient.ts'

/** ISO 8601 without a zone is the services' own form in another order: São Paulo's time too. Java leaves out seconds that are 0. */
const inApiOrder = (text: string) =>
  text
    .replace(/\[America\/Sao_Paulo\]$/, '')
    .replace(/[T ]\d\d:\d\d$/, '$&:00')
    .replace(/^(\d{4})-(\d\d)-(\d\d)[T ](\d\d:\d\d:\d\d)([.,]\d+)?$/, '$3-$2-$1 $4')

/** `DD-MM-YYYY hh:mm:ss` in America/Sao_Paulo, or ISO 8601, which becomes it (`shared/format` reads it). */
export const apiDateTime = v.pipe(
  v.string(),
  v.transform((text) => inApiOrder(inSaoPaulo(inApiOrder(text)))),
  v.regex(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$/),
)

/** An {@link apiDateTime}, ISO 8601 with a zone, or an epoch in seconds or milliseconds; becomes epoch milliseconds. */
export const instant = v.pipe(
  v.union([numeric, v.pipe(v.string(), v.transform(inApiOrder), v.transform(toEpoch))]),
  v.transform((epoch) => (epoch < 100_000_000_000 ? epoch * 1000 : epoch)),
  v.check((epoch) => epoch >= 0 && epoch <= lastInstantMs),
)

/** NaN for anything but ISO 8601 with a zone: `Date.parse` would read it by the device's zone. */
function parseZoned(text: string): number {
  // ISO 8601 allows an offset in hours alone; `Date.parse` does not.
  return /\d[T ].*(Z|[+-]\d\d(:?\d\d)?)$/.test(text) ? Date.parse(text.replace(/([+-]\d\d)$/, '$1:00')) : NaN
}

function toEpoch(text: string): number {
  const epoch = parseZoned(text)
  return Number.isNaN(epoch) ? Number(parseApiDateTime(text)) : epoch
}

/** A time with a zone, as the same time in São Paulo; any other text as it is. */
function inSaoPaulo(text: string): string {
  const epoch = parseZoned(text)
  // Swedish is written as ISO 8601 is.
  return Number.isNaN(epoch) ? text : new Date(epoch).toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' })
}
