import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../tests/support/product-process.ts'
import { makeFolder, type Place, type Program, startProgram, until, writePrivate } from './programs.ts'

const bin = '/usr/lib/postgresql/15/bin'
const nodes = ['one', 'two'] as const
type NodeName = (typeof nodes)[number]

export type Cluster = {
  /** Through PgBouncer. */
  url: string
  /** Bypassing PgBouncer, to the server that accepts writes. */
  directUrl: string
  /** Both servers, in the order of their names. */
  bothUrl: string
  leader(): Promise<NodeName>
  /** Kills the database server of a node; its Patroni keeps running. */
  killServer(node: NodeName): void
  /** Kills a node as a loss of power would: Patroni and the database server. */
  killNode(node: NodeName): Promise<void>
  startNode(node: NodeName): void
  /** Planned switchover to the other node. */
  switchOver(): Promise<void>
  /** Resolves once both nodes serve and one is a synchronous replica of the other. */
  whole(seconds: number): Promise<void>
  stop(): Promise<void>
}

type Member = { name: NodeName; role: string; state: string }

/** etcd, two PostgreSQL 15 under Patroni, HAProxy that follows the primary, PgBouncer in front of it. */
export async function startCluster(place: Place): Promise<Cluster> {
  const [etcd, peer, one, two, apiOne, apiTwo, direct, pooled] = await Promise.all(
    Array.from({ length: 8 }, freePort),
  )
  const ports = { one: { server: one, api: apiOne }, two: { server: two, api: apiTwo } }
  const passwords = {
    postgres: randomBytes(18).toString('hex'),
    replicator: randomBytes(18).toString('hex'),
    stepmark: randomBytes(18).toString('hex'),
  }
  const ending: Program[] = []
  const running = new Map<NodeName, Program>()

  ending.push(
    startProgram(place, 'etcd', 'etcd', [
      ...['--data-dir', makeFolder(place, 'etcd')],
      ...['--listen-client-urls', `http://127.0.0.1:${etcd}`],
      ...['--advertise-client-urls', `http://127.0.0.1:${etcd}`],
      ...['--listen-peer-urls', `http://127.0.0.1:${peer}`],
      ...['--initial-advertise-peer-urls', `http://127.0.0.1:${peer}`],
      ...['--initial-cluster', `default=http://127.0.0.1:${peer}`],
    ]),
  )
  await until('etcd', 30, async () => (await fetch(`http://127.0.0.1:${etcd}/health`)).ok)

  for (const node of nodes) {
    makeFolder(place, node)
    writePrivate(place, `${node}.yml`, JSON.stringify(patroni(node), null, 2))
  }
  function patroni(node: NodeName): object {
    const { server, api } = ports[node]
    const people = [
      'local all all trust',
      'host replication replicator 127.0.0.1/32 scram-sha-256',
      'host all all 127.0.0.1/32 scram-sha-256',
    ]
    return {
      scope: 'stepmark',
      name: node,
      restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
      etcd3: { host: `127.0.0.1:${etcd}` },
      bootstrap: {
        dcs: {
          // Patroni's minimum; a lost node is replaced after about as many seconds.
          ttl: 20,
          loop_wait: 1,
          retry_timeout: 5,
          synchronous_mode: true,
          // A crashed database server is not waited for: the other has every commit and takes over.
          primary_start_timeout: 0,
          postgresql: {
            use_pg_rewind: true,
            parameters: {
              max_connections: 120,
              shared_buffers: '128MB',
              wal_keep_size: '256MB',
              hot_standby_feedback: true,
            },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: `127.0.0.1:${server}`,
        connect_address: `127.0.0.1:${server}`,
        data_dir: join(place.folder, node, 'data'),
        bin_dir: bin,
        pgpass: join(place.folder, node, 'pgpass'),
        pg_hba: people,
        // One that cannot be rewound to the other's history is copied again.
        remove_data_directory_on_rewind_failure: true,
        remove_data_directory_on_diverged_timelines: true,
        parameters: { unix_socket_directories: join(place.folder, node) },
        authentication: {
          superuser: { username: 'postgres', password: passwords.postgres },
          replication: { username: 'replicator', password: passwords.replicator },
        },
      },
    }
  }
  function startNode(node: NodeName): void {
    running.set(node, startProgram(place, `patroni-${node}`, 'patroni', [join(place.folder, `${node}.yml`)]))
  }

  async function members(): Promise<Member[]> {
    for (const { api } of Object.values(ports)) {
      const answer = await fetch(`http://127.0.0.1:${api}/cluster`, {
        signal: AbortSignal.timeout(1500),
      }).catch(() => null)
      if (answer?.ok) {
        const { members: found } = (await answer.json()) as { members: Member[] }
        return found
      }
    }
    return []
  }
  async function leader(): Promise<NodeName> {
    return until(
      'a leader',
      60,
      async () => (await members()).find(({ role, state }) => role === 'leader' && state === 'running')?.name,
    )
  }
  async function whole(seconds: number): Promise<void> {
    await until('both nodes in step', seconds, async () => {
      const found = await members()
      const isRunning = found.every(({ state }) => state === 'running' || state === 'streaming')
      const roles = found.map(({ role }) => role).sort()
      return isRunning && roles.join() === 'leader,sync_standby'
    })
  }
  function killServer(node: NodeName): void {
    const pid = Number(readFileSync(join(place.folder, node, 'data/postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 'SIGKILL')
  }

  startNode('one')
  await leader()
  startNode('two')
  await whole(90)
  const admin = new pg.Client({
    connectionString: `postgres://postgres:${passwords.postgres}@127.0.0.1:${ports[await leader()].server}/postgres`,
  })
  await admin.connect()
  await admin.query(`create role stepmark login password '${passwords.stepmark}'`)
  await admin.query('create database stepmark owner stepmark')
  await admin.end()

  writePrivate(place, 'haproxy.cfg', haproxy(direct ?? 0, ports))
  writePrivate(place, 'users.txt', `"stepmark" "${passwords.stepmark}"\n`)
  writePrivate(place, 'pgbouncer.ini', pgbouncer(place, pooled ?? 0, direct ?? 0))
  const at = (hosts: string) => `postgres://stepmark:${passwords.stepmark}@${hosts}/stepmark`
  ending.push(startProgram(place, 'haproxy', 'haproxy', ['-f', join(place.folder, 'haproxy.cfg')]))
  ending.push(startProgram(place, 'pgbouncer', 'pgbouncer', [join(place.folder, 'pgbouncer.ini')]))
  const url = at(`127.0.0.1:${pooled}`)
  await until('PgBouncer', 30, async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    await client.query('select 1')
    await client.end()
    return true
  })

  return {
    url,
    directUrl: at(`127.0.0.1:${direct}`),
    bothUrl: at(`127.0.0.1:${one},127.0.0.1:${two}`),
    leader,
    killServer,
    async killNode(node) {
      await running.get(node)?.end('SIGKILL')
      killServer(node)
    },
    startNode,
    async switchOver() {
      const from = await leader()
      const candidate = from === 'one' ? 'two' : 'one'
      const answer = await fetch(`http://127.0.0.1:${ports[from].api}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: from, candidate }),
      })
      if (!answer.ok) throw new Error(`no switchover: ${await answer.text()}`)
    },
    whole,
    async stop() {
      // Stopping Patroni also stops its database server, and needs etcd.
      for (const program of [...running.values(), ...ending.reverse()]) await program.end()
    },
  }
}

type Ports = Record<NodeName, { server: number | undefined; api: number | undefined }>

function haproxy(direct: number, ports: Ports): string {
  const servers = nodes.map(
    (node) => `  server ${node} 127.0.0.1:${ports[node].server} check port ${ports[node].api}`,
  )
  return `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1d
  timeout server 1d
  timeout check 1s
listen primary
  bind 127.0.0.1:${direct}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
}

function pgbouncer({ folder }: Place, pooled: number, direct: number): string {
  return `[databases]
stepmark = host=127.0.0.1 port=${direct} dbname=stepmark
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooled}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = session
max_client_conn = 500
default_pool_size = 60
; While the database changes its place: try again every second, and let nobody wait for longer than 3.
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 3
`
}
