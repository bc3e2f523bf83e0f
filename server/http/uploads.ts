import type { Readable } from 'node:stream'
import type { HttpBindings } from '@hono/node-server'
import { DataStore, ERRORS, Server, Upload } from '@tus/server'
import { Hono } from 'hono'
import { mediaEditors } from '../../domain/admin/access.ts'
import { uploadsPath } from '../../domain/admin/uploads/rules.ts'
import { failureKinds } from '../../domain/contract.ts'
import { Failure } from '../../domain/failure.ts'
import {
  beginUpload,
  findOwnUpload,
  findReceivedUpload,
  finishReceiving,
  receive,
} from '../admin/uploads/receiving.ts'
import { discardUpload } from '../admin/uploads/uploads.ts'
import { currentRequestId } from '../scope.ts'
import type { Services, SignedInStaff } from '../services.ts'
import { sentence } from './answers.ts'
import { enterAdmin } from './callers.ts'
import { keepReceiving } from './long-requests.ts'
import { refusalOf } from './not-stored.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const newUploadMethods = ['POST']
const uploadMethods = ['HEAD', 'PATCH', 'DELETE']

type Options = {
  /** The free disk space in bytes; read from the disk by default. */
  free?: () => Promise<number>
}

type Caller = {
  staff: SignedInStaff
  /** Throws once the sender is no longer authorised. */
  enter(): Promise<unknown>
}

/** Resumable uploads by the tus protocol, for the roles that may list them; each only for its owner. */
export function createUploads(services: Services, { free }: Options = {}): Hono<{ Bindings: HttpBindings }> {
  const uploads = new Hono<{ Bindings: HttpBindings }>()
  const callers = new WeakMap<object, Caller>()
  const server = new Server({
    path: uploadsPath,
    datastore: new UploadStore(services, free),
    relativeLocation: true,
    // A request that continues an upload ends an older one that still hangs on a lost connection.
    lockDrainTimeout: 500,
    allowedOrigins: () => false,
    getFileIdFromRequest: (_, last) => (last !== undefined && uuid.test(last) ? last : undefined),
    async onUploadCreate(request, upload) {
      const staff = callers.get(request)?.staff
      if (staff === undefined) throw new Failure('noSession', 'admin_sign_in_first')
      const { filename, kind } = upload.metadata ?? {}
      const begun = { name: filename ?? '', kind, sizeInBytes: upload.size }
      // The library creates the id before it asks for permission.
      upload.id = await beginUpload(services, staff, begun, free)
      return {}
    },
    async onUploadFinish(request, upload) {
      // The last byte may arrive hours after the first one.
      await callers.get(request)?.enter()
      await finishReceiving(services, upload.id)
      return {}
    },
    onResponseError(request, error) {
      if (error instanceof Failure) return refusal(error)
      // Protocol features that this store lacks are the client's mistake, not an error of ours.
      if ('status_code' in error) return error.status_code === 501 ? { ...error, status_code: 400 } : error
      services.log.error({ err: error, method: request.method }, 'an upload failed')
      return refusal(refusalOf(error) ?? new Failure('bug', 'something_went_wrong'))
    },
  })

  async function answer(request: Request, caller: Caller, id: string | undefined): Promise<Response> {
    if (!(id === undefined ? newUploadMethods : uploadMethods).includes(request.method))
      throw new Failure('notFound', 'call_not_found')
    if (id !== undefined) {
      const upload = uuid.test(id) ? await findOwnUpload(services, caller.staff, id) : null
      if (upload === null) throw new Failure('notFound', 'admin_upload_gone')
    }
    const { url, method, headers, body } = request
    const judged = new Request(url, {
      method,
      headers,
      ...(body && { body: untilCut(body), duplex: 'half' }),
    })
    callers.set(judged, caller)
    const response = await server.handleWeb(judged)
    response.headers.set('cache-control', 'no-store')
    response.headers.set('x-content-type-options', 'nosniff')
    return response
  }

  uploads.all('/:id?', async (c) => {
    const enter = () => enterAdmin(services, c, { roles: mediaEditors })
    const staff = await enter()
    keepReceiving(c.env)
    return await answer(c.req.raw, { staff, enter }, c.req.param('id'))
  })
  return uploads
}

/** A body that ends when its connection is lost, so that everything received is kept. */
function untilCut(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      const piece = await reader.read().catch(() => null)
      if (piece === null || piece.done) controller.close()
      else controller.enqueue(piece.value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/** The store for the tus library: facts are in the database, bytes in a file, whose length is the offset. */
class UploadStore extends DataStore {
  readonly #services: Services
  readonly #free: Options['free']

  constructor(services: Services, free: Options['free']) {
    super()
    this.#services = services
    this.#free = free
    this.extensions = ['creation', 'termination']
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await findReceivedUpload(this.#services, id)
    if (row === null) throw ERRORS.FILE_NOT_FOUND
    const { sizeInBytes, receivedBytes, kind, state } = row
    const offset = state === 'receiving' ? receivedBytes : sizeInBytes
    return new Upload({ id, size: sizeInBytes, offset, metadata: { kind } })
  }

  override write(stream: Readable, id: string, offset: number): Promise<number> {
    return receive(this.#services, id, { bytes: stream, offset }, this.#free)
  }

  override remove(id: string): Promise<void> {
    return discardUpload(this.#services, id)
  }
}

function refusal({ kind, key, options }: Failure): { status_code: number; body: string } {
  const error = sentence('en', key, options.values)
  const status = failureKinds[kind]
  const requestId = status >= 500 ? currentRequestId() : null
  const body = {
    success: false,
    status,
    error,
    message: error,
    response: error,
    code: kind,
    ...(requestId !== null && { requestId }),
  }
  return { status_code: status, body: JSON.stringify(body) }
}
