/** What may import what. A new folder is a feature, and so held apart from the others, unless it is named here. */
const feature = '^server/(?!adapters/|commands/|http/|rich-text/)([^/]+)/'
const webFeature = '^web/(?!admin/|fonts/|gallery/|icons/|layout/|public/|routes/|styles/|ui/)([^/]+)/'

module.exports = {
  forbidden: [
    {
      name: 'domain-knows-only-itself',
      comment: 'domain/ is pure: itself, packages, the schema library and the scheduler of reviews',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', '^packages/', '^node_modules/(zod|ts-fsrs)/'] },
    },
    {
      name: 'a-package-knows-nothing-of-the-product',
      comment: 'packages/ could be used without the product, and one without the others',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        pathNot: [
          '^packages/$1/',
          '^node_modules/(@types/)?(pg|pg-copy-streams|zod)/',
          // Of the tests.
          '^node_modules/(vitest|fast-check|vite)/',
        ],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'a-package-is-pure',
      comment: 'but those that run PostgreSQL and copy its rows',
      severity: 'error',
      from: {
        path: '^packages/([^/]+)/',
        pathNot: ['\\.test\\.ts$', '^packages/(embedded-postgres|logical-backup|step-marks/tests)/'],
      },
      to: { pathNot: '^packages/$1/' },
    },
    {
      name: 'content-is-data',
      comment: 'the demo school: written against the types of the contract, loaded by database/seed',
      severity: 'error',
      from: { path: '^content/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(server|web|database|tests|tools)/' },
    },
    {
      name: 'web-never-imports-the-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|database|content|tests|tools)/' },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(web|tests|tools)/' },
    },
    {
      name: 'features-meet-at-their-operations',
      severity: 'error',
      from: { path: feature, pathNot: '\\.test\\.ts$' },
      to: { path: feature, pathNot: ['^server/$1/', '^server/.+/operations\\.ts$'] },
    },
    {
      name: 'areas-of-the-admin-meet-at-their-operations',
      severity: 'error',
      from: { path: '^server/admin/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/admin/', pathNot: ['^server/admin/$1/', '/operations\\.ts$'] },
    },
    {
      name: 'people-are-told-by-notify',
      comment: 'a mail is composed in one place, so that another channel is added in one place',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/(notifications|adapters)/', '\\.test\\.ts$'] },
      to: { path: '^server/adapters/mail/mail-body' },
    },
    {
      name: 'queries-are-called-by-their-own-feature',
      severity: 'error',
      from: { pathNot: [feature, '^server/(rich-text|adapters)/', '\\.test\\.ts$'] },
      to: { path: '^server/.+/queries' },
    },
    {
      name: 'rich-text-asks-for-its-own-alone',
      severity: 'error',
      from: { path: '^server/rich-text/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/.+/queries', pathNot: '^server/rich-text/' },
    },
    {
      name: 'web-features-never-meet',
      severity: 'error',
      from: { path: webFeature },
      to: { path: [webFeature, '^web/routes/'], pathNot: '^web/$1/' },
    },
    {
      name: 'web-ui-knows-nothing-of-the-product',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: [webFeature, '^web/(routes|layout)/', '^web/(api|session)\\.ts$'] },
    },
    {
      name: 'the-admin-stands-apart',
      comment: 'what a student loads must not hold a byte of the back office; the build alone knows both',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/(admin/|call-addresses\\.ts$)' },
      to: { path: '^(web|domain)/admin/' },
    },
    {
      name: 'the-admin-takes-parts-and-rules-alone',
      severity: 'error',
      from: { path: '^web/admin/' },
      to: {
        path: '^(web|server|database|content|tests|tools)/',
        pathNot: [
          '^web/(admin|ui|fonts)/',
          '^web/catalog/course-',
          '^web/payments/plan-card',
          '^web/practice/(slip-text|keypad|line-field|maths-text|type-into|typed-maths)',
          '^web/lessons/steps/',
        ],
      },
    },
    {
      name: 'areas-of-the-admin-never-meet',
      comment: 'but for what several need: drafts, the editor of rich text, uploads',
      severity: 'error',
      from: { path: '^web/admin/(?!ui/)([^/]+)/' },
      to: { path: '^web/admin/[^/]+/', pathNot: '^web/admin/($1|ui|drafts|editor|uploads)/' },
    },
    {
      name: 'parts-of-the-admin-know-no-area',
      severity: 'error',
      from: { path: '^web/admin/ui/' },
      to: { path: '^web/admin/(?!ui/)[^/]+/' },
    },
    {
      name: 'the-build-begins-without-messages',
      comment: 'it compiles them: what it reads itself cannot need them',
      severity: 'error',
      from: { path: '^vite\\..*config\\.ts$' },
      to: { path: '^domain/messages/compiled/', reachable: true },
    },
    {
      name: 'a-preview-shows-what-students-see',
      comment: 'the parts of the page of a course are taken by its preview alone',
      severity: 'error',
      from: { path: '^web/admin/', pathNot: '^web/admin/courses/preview-' },
      to: { path: '^web/(catalog|payments)/' },
    },
    {
      name: 'only-http-knows-the-web-framework',
      severity: 'error',
      from: {
        path: '^(server|domain|database)/',
        pathNot: ['^server/http/', '^server/(app|main)\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: '^node_modules/(hono|@hono)/' },
    },
    {
      name: 'no-cycles',
      comment: 'imports of types alone count too; the generated tree of routes names the type of the router',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '^web/route-tree\\.gen\\.ts$' } },
    },
    {
      name: 'no-cycles-on-the-web',
      comment: 'the tree of routes too',
      severity: 'error',
      from: { path: '^web/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      // The tests' own browser has a package file and a lock of its own.
      to: { couldNotResolve: true, pathNot: '^(virtual:|#tanstack|@sparticuz/chromium$)' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(node_modules|domain/messages/compiled)' },
    exclude: {
      path: '(^build/|^data/|content/videos/(node_modules|maker)|\\.css|\\?url)',
    },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
