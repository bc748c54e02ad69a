import * as v from 'valibot'
import { parseApiDateTime } from '../format/date-time.ts'
import { lastInstantMs } from './bounds.ts'
import { numeric } from './lenient.ts'

/** `DD-MM-YYYY hh:mm:ss`, without a zone: America/Sao_Paulo (`shared/format` reads it). ISO 8601 without a zone means the same, and becomes it. */
export const apiDateTime = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/^(\d{4})-(\d\d)-(\d\d)[T ](\d\d:\d\d:\d\d)(\.\d+)?$/, '$3-$2-$1 $4')),
  v.regex(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$/),
)

/** An {@link apiDateTime}, ISO 8601 with a zone, or an epoch in seconds or milliseconds; becomes epoch milliseconds. */
export const instant = v.pipe(
  v.union([
    numeric,
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      // ISO 8601 allows an offset in hours alone; `Date.parse` does not.
      v.transform((text) => Date.parse(text.replace(/([+-]\d\d)$/, '$1:00'))),
    ),
    v.pipe(
      apiDateTime,
      v.transform((text) => parseApiDateTime(text)?.getTime() ?? Number.NaN),
    ),
  ]),
  v.transform((epoch) => (epoch < 100_000_000_000 ? epoch * 1000 : epoch)),
  v.check((epoch) => epoch >= 0 && epoch <= lastInstantMs),
)
