import type { Release } from 'shared/federation'
import { sendReport } from './federation/report-load.ts'
import { reportsPath, type Problem, type ProblemReport } from '../contract/browser-report.ts'

/** How many problems of a page are reported. */
const mostProblems = 5

/** Reports problems to the site's own server, each once, and what the page's policy refuses. @param takesReports whether it takes any */
export function createProblemReporter({ id, override }: Release, takesReports = false): (problem: Problem) => void {
  const told = new Set<string>()
  const report = (problem: Problem) => {
    const text = JSON.stringify({ ...problem, release: id, override: override && true } satisfies ProblemReport)
    if (!takesReports || told.size === mostProblems || told.has(text)) return
    told.add(text)
    sendReport(reportsPath, text)
  }
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const [blocked = blockedURI] = /^[\w-]+:\/\/[^/?#]+/.exec(blockedURI) ?? []
    report({ problem: 'policy', directive: effectiveDirective, blocked })
  })
  return report
}
