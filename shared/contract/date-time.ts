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

/** `DD-MM-YYYY hh:mm:ss`, or ISO 8601, which becomes it; without a zone: America/Sao_Paulo (`shared/format` reads it). */
export const apiDateTime = v.pipe(v.string(), v.transform(inApiOrder), v.regex(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$/))

/** An {@link apiDateTime}, ISO 8601 with a zone, or an epoch in seconds or milliseconds; becomes epoch milliseconds. */
export const instant = v.pipe(
  v.union([numeric, v.pipe(v.string(), v.transform(inApiOrder), v.transform(toEpoch))]),
  v.transform((epoch) => (epoch < 100_000_000_000 ? epoch * 1000 : epoch)),
  v.check((epoch) => epoch >= 0 && epoch <= lastInstantMs),
)

/** NaN for anything else: `Date.parse` would read it by the device's zone. */
function toEpoch(text: string): number {
  // ISO 8601 allows an offset in hours alone; `Date.parse` does not.
  if (/\d[T ].*(Z|[+-]\d\d(:?\d\d)?)$/.test(text)) return Date.parse(text.replace(/([+-]\d\d)$/, '$1:00'))
  return Number(parseApiDateTime(text))
}
