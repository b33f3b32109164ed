// Retention: once a day, what has had its time goes, and a row of the report says how much.
import type { Module, Platform } from '../platform/module.ts'
import { applyRetention } from './apply-retention.ts'

const dayMs = 86_400_000

export const retentionModule = ({ db, now, log }: Pick<Platform, 'db' | 'now' | 'log'>): Module => ({
  sweeps: [
    {
      name: 'retention',
      everyMs: dayMs,
      run: async () => {
        const late = (await applyRetention(db, now())).filter(({ overdue }) => overdue > 0)
        if (late.length > 0) log.warn({ late }, 'Personal data are kept for longer than the rules say')
      },
    },
  ],
})
