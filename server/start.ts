import { existsSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { EmbeddedPostgres } from '../packages/embedded-postgres/embedded-postgres.ts'
import { sentenceAbout } from '../packages/embedded-postgres/launch-failure.ts'
import { connectAdapters } from './adapters/connect.ts'
import { startEmbeddedPostgres } from './adapters/database/embedded.ts'
import { listMigrations, migrate } from './adapters/database/migrate.ts'
import { knowsAsciiOnly } from './adapters/database/servers.ts'
import { asStartFailure, StartFailure } from './adapters/database/start-failure.ts'
import { drawnBy } from './adapters/formulas/drawn-by.ts'
import type { Logger } from './adapters/log.ts'
import { loadDemoStaff } from './admin/staff/demo.ts'
import { sealSecretsAnew } from './admin/staff/operations.ts'
import { namesOfLookAlikes } from './admin/staff/staff.ts'
import { type App, createApp } from './app.ts'
import { closeDataFolder } from './data-folder.ts'
import { serveMetrics } from './http/metrics.ts'
import type { PageRenderer, RenderPage } from './http/pages.ts'
import { enterStage } from './installation/operations.ts'
import { enqueue } from './jobs/operations.ts'
import { sealPushAnew } from './notifications/push.ts'
import type { Services } from './services.ts'
import { keepSecret, listRisks, type Settings } from './settings.ts'
import { refuseWeakSecret } from './weak-secret.ts'
import { startWorker } from './worker.ts'

type StartOptions = {
  settings: Settings
  log: Logger
  progress(sentence: string): void
  isDevelopment: boolean
  server: Server
  /** How to undo each step, in the order of the steps. */
  stops: (() => Promise<unknown>)[]
  signal: AbortSignal
  /** True once a stop was requested. */
  isStopping(): boolean
}

type Product = App & {
  welcome: string
  /** Starts no further background work, and waits briefly for what is running. */
  endWork(): Promise<void>
  wrapListener(listener: RequestListener): RequestListener
}

type ConnectPages = (fetchApi: (request: Request) => Promise<Response>) => Promise<PageRenderer>
type PagesModule = Pick<PageRenderer, 'pages'> & {
  createPageRenderer(fetchApi: (request: Request) => Promise<Response>, publicOrigin: string): RenderPage
}

const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url))
const adminConfig = fileURLToPath(new URL('../vite.admin.config.ts', import.meta.url))
const adminFolder = fileURLToPath(new URL('../build/admin', import.meta.url))
const pagesEntry = new URL('../build/server/server.js', import.meta.url)

/** Database, migrations, demo content, adapters, app and worker, in this order. */
export async function startProduct({
  settings,
  log,
  progress,
  isDevelopment,
  server,
  stops,
  signal,
  isStopping,
}: StartOptions): Promise<Product> {
  const own =
    settings.databaseUrl === null ? await startOwnDatabase({ settings, log, progress, stops, signal }) : null
  const databaseUrl = settings.databaseUrl ?? own?.url ?? ''
  await closeDataFolder(settings.dataDir, log)
  await migrate(settings.databaseDirectUrl ?? databaseUrl).catch((error: unknown) => {
    const onOwnDisk = own === null ? null : sentenceAbout(error, settings.dataDir)
    throw new StartFailure(
      onOwnDisk ??
        `The database cannot be prepared: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  })
  if (await knowsAsciiOnly(settings.databaseDirectUrl ?? databaseUrl))
    log.warn(
      {},
      'search finds no Hindi and no Telugu: LC_CTYPE of the database knows ASCII letters alone; make it anew with LC_CTYPE C.UTF-8 (docs/operating.md)',
    )
  const { services, sandbox } = await connectAdapters(settings, { databaseUrl, log })
  stops.push(() => services.database.close())
  if (services.tracer !== null) {
    const { tracer } = services
    stops.push(() => tracer.stop())
  }
  const left = await enterStage(services)
  if (left !== null) {
    log.warn({ demo: 'left' }, left)
    progress(left)
  }
  for (const risk of listRisks(settings)) {
    log.warn({ settings: 'risk' }, risk)
    progress(risk)
  }
  keepSecret(settings)
  await refuseWeakSecret(services, progress)
  await sealSecretsAnew(services)
  await sealPushAnew(services)
  for (const sentence of await namesOfLookAlikes(services)) progress(sentence)
  await loadSiteAndPolicies(services)
  const demo = settings.isDemo ? await loadDemo(services, progress) : null
  // Once per release: it may add texts, or render formulas differently.
  const release = `${(await listMigrations()).at(-1)}, ${drawnBy}`
  await services.database.transaction((tx) =>
    enqueue(
      tx,
      'drawFormulas',
      { why: 'start' },
      { dueAt: services.clock.now(), onceKey: `drawFormulas: ${release}` },
    ),
  )

  const vite = isDevelopment ? await startVite(server) : null
  if (vite) stops.push(vite.close)
  if (!vite && !(existsSync(pagesEntry) && existsSync(adminFolder)))
    throw new StartFailure('The pages are not built: run npm start.')
  const connectPages: ConnectPages = async (fetchApi) => {
    const load = vite?.loadPages ?? (async () => import(pagesEntry.href) as Promise<PagesModule>)
    const { pages, createPageRenderer } = await load()
    const render: RenderPage = vite
      ? async (request) => (await load()).createPageRenderer(fetchApi, settings.publicUrl)(request)
      : createPageRenderer(fetchApi, settings.publicUrl)
    return { pages, render }
  }
  const app = await createApp({
    services,
    sandbox,
    connectPages,
    adminFolder,
    isStopping,
    ...(vite ? {} : { staticFolder: clientFolder }),
  })
  if (settings.metrics !== null) {
    const metrics = await serveMetrics(services, settings.metrics)
    stops.push(() => metrics.stop())
  }
  await own?.forgetPrevious()
  const worker = startWorker(services)
  stops.push(() => worker.stop())
  return {
    ...app,
    endWork: () => worker.stop(),
    welcome: welcome(settings, demo),
    wrapListener: (listener) => (vite ? vite.wrapListener(listener) : listener),
  }
}

async function startOwnDatabase({
  settings,
  log,
  progress,
  stops,
  signal,
}: Omit<StartOptions, 'server' | 'isDevelopment' | 'isStopping'>): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, log, progress, signal })
  stops.push(() => postgres.stop())
  return postgres
}

/** Every page needs it, so production has it too; changes by staff are kept. */
async function loadSiteAndPolicies(services: Services): Promise<void> {
  const { loadSiteContent, loadSiteVideos } = await import('../database/seed/load-site.ts')
  await loadSiteContent(services)
  await loadSiteVideos(services).catch((error: unknown) => refuseContent(services, error))
  const { loadPolicies } = await import('../database/seed/load-policies.ts')
  await loadPolicies(services)
}

type Account = { email: string; password: string }
type Demo = { student: Account; owner: Account }

/** The demo content is large code: it is loaded only in a demo. */
async function loadDemo(services: Services, progress: (sentence: string) => void): Promise<Demo> {
  const { loadDemoContent } = await import('../database/seed/load.ts')
  const student = await loadDemoContent(services, progress).catch((error: unknown) =>
    refuseContent(services, error),
  )
  return { student, owner: await loadDemoStaff(services) }
}

/** Content that cannot be stored stops the start with one line that says where. */
function refuseContent({ settings }: Services, error: unknown): never {
  if (settings.s3 !== null && error instanceof Error && '$metadata' in error)
    throw new StartFailure(`The S3 store refuses the content: ${error.message}`, { cause: error })
  throw asStartFailure(error, settings.dataDir)
}

function welcome({ publicUrl, mail }: Settings, demo: Demo | null): string {
  const lines = ['', `  Ready at ${publicUrl}`]
  if (demo) {
    lines.push(`  Demo student: ${demo.student.email}, password ${demo.student.password}`)
    lines.push(`  Admin at ${publicUrl}/admin: ${demo.owner.email}, password ${demo.owner.password}`)
    lines.push(
      `  Its code: "Fill in the demo owner" on the sign-in page, or ${publicUrl}/dev/admin?role=owner`,
    )
  }
  lines.push(mail === null ? `  Mail lands at ${publicUrl}/dev/mailbox` : '  Mail goes out over SMTP')
  return `${lines.join('\n')}\n`
}

type DevelopmentPages = {
  loadPages(): Promise<PagesModule>
  wrapListener(listener: RequestListener): RequestListener
  close(): Promise<void>
}

/** Vite in front of the same app: it serves source files and hot reload, everything else is ours. */
async function startVite(server: Server): Promise<DevelopmentPages> {
  const { build, createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const environment = vite.environments['ssr']
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new StartFailure('Vite cannot run the pages on the server.')
  // The back office is rebuilt when its sources change; its page is read for every request.
  const admin = await build({ configFile: adminConfig, logLevel: 'warn', build: { watch: {} } })
  return {
    loadPages: () => environment.runner.import('/web/server.tsx'),
    wrapListener: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    close: async () => {
      if ('close' in admin) await admin.close()
      await vite.close()
    },
  }
}
