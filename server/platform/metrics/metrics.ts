import type { Counter, Gauge } from 'prom-client'
import type { Config } from '../config.ts'

type Labels<Name extends string> = Record<Name, string>
/** A number at the moment of reading, or one for each set of labels. */
export type Reading = number | { labels: Record<string, string>; value: number }[]
type Read = () => Reading | Promise<Reading>

/** Figures of this process for Prometheus. Without METRICS_TOKEN and METRICS_PORT nothing is kept, and calls cost nothing. */
export type Metrics = {
  /**
   * Defines a count of events; the result adds one. Labels have few values: never an id, a URL or a text of a visitor. `fromZero`:
   * exposed as 0 until they happen, because Prometheus sees no increase in what begins with 1.
   */
  counter<Name extends string>(
    name: string,
    help: string,
    labels: readonly Name[],
    fromZero?: readonly Labels<Name>[],
  ): (labels: Labels<Name>) => void
  /** Defines a duration in seconds by buckets; the result records one. */
  duration<Name extends string>(name: string, help: string, labels: readonly Name[]): (labels: Labels<Name>, seconds: number) => void
  /** Defines a number that is read whenever Prometheus asks; `isCount`: it only grows. */
  reading(name: string, help: string, read: Read, options?: { isCount?: boolean; labels?: readonly string[] }): void
  /** All figures in Prometheus' text format; null where none are kept. */
  expose: (() => Promise<{ type: string; text: string }>) | null
}

/** Not a page, which the cache would serve. */
export const metricsPath = '/metrics'

export const noMetrics: Metrics = {
  counter: () => () => undefined,
  duration: () => () => undefined,
  reading: () => undefined,
  expose: null,
}

/** From a cached row (1 ms) to a page at the limit of patience. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Loads the library only where somebody may read the figures. */
export async function openMetrics({ metrics }: Pick<Config, 'metrics'>): Promise<Metrics> {
  if (!metrics.token && !metrics.port) return noMetrics
  const { collectDefaultMetrics, Histogram, Registry, ...library } = await import('prom-client')
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  return {
    counter(name, help, labelNames, fromZero = []) {
      const counter = new library.Counter({ name, help, labelNames, registers })
      for (const labels of fromZero) counter.inc(labels, 0)
      return (labels) => counter.inc(labels)
    },
    duration(name, help, labelNames) {
      const histogram = new Histogram({ name, help, labelNames, buckets, registers })
      return (labels, seconds) => histogram.observe(labels, seconds)
    },
    reading(name, help, read, { isCount = false, labels: labelNames = [] } = {}) {
      async function write(metric: Gauge | Counter, add: (labels: Record<string, string>, value: number) => void): Promise<void> {
        // A database that does not respond must not hide the other figures.
        const found = await Promise.resolve(read()).catch(() => [])
        metric.reset()
        for (const { labels, value } of typeof found === 'number' ? [{ labels: {}, value: found }] : found) add(labels, value)
      }
      const common = { name, help, labelNames, registers }
      if (isCount) {
        const counter: Counter = new library.Counter({
          ...common,
          collect: () => write(counter, (labels, value) => counter.inc(labels, value)),
        })
        return
      }
      const gauge: Gauge = new library.Gauge({ ...common, collect: () => write(gauge, (labels, value) => gauge.set(labels, value)) })
    },
    expose: async () => ({ type: register.contentType, text: await register.metrics() }),
  }
}
