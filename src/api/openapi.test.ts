import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { isReservedKey } from '#domain/reserved-keys.ts';
import { apiClient } from '#testing/api-client.ts';
import { authServices } from '#testing/auth-services.ts';
import { type DescribedWorld, describedWorld } from '#testing/described-world.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { requestsOfAdmins } from '#testing/requests-of-admins.ts';
import { requestsOfApplications } from '#testing/requests-of-applications.ts';
import { requestsOfJobs } from '#testing/requests-of-jobs.ts';
import { requestsOfPeople } from '#testing/requests-of-people.ts';
import { OPEN_ENDPOINTS } from './open-endpoints.ts';

/** Reads every operation of the OpenAPI document against real answers, as a generated client would. */

let world: DescribedWorld;
const fixture = rollbackFixture({
  before: async (context) => {
    world = await describedWorld(context);
  },
});
const accounts = authServices();
const client = apiClient(() => fixture.context, accounts);

type Schema = Record<string, unknown>;
type Operation = {
  operationId: string;
  summary: string;
  security: object[];
  parameters?: { name: string; in: string; schema: Schema; example?: unknown }[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
type Document = {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: object };
};
const document = client.api.described as unknown as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ endpoint: `${method.toUpperCase()} ${path}`, operation })),
);

/** The same schemas without leave for fields that they do not name. */
function strictly(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strictly);
  if (typeof schema !== 'object' || schema === null) return schema;
  const strict = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, strictly(value)]));
  return 'properties' in strict && !('additionalProperties' in strict)
    ? { ...strict, additionalProperties: false }
    : strict;
}

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'api', components: strictly(document.components) });

/** Lists the differences between a value and its schema; empty when it matches. */
function errorsOf(schema: Schema, value: unknown): string[] {
  const text = JSON.stringify(strictly(schema)).replaceAll('"#/components', '"api#/components');
  const validate = ajv.compile(JSON.parse(text));
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message, params }) => {
        return `${instancePath} ${message} ${JSON.stringify(params)}`;
      });
}

const requests = () => {
  const at = { ...world, context: fixture.context };
  return {
    ...requestsOfJobs(at),
    ...requestsOfApplications(at),
    ...requestsOfPeople(at, accounts),
    ...requestsOfAdmins(at),
  };
};

describe('the OpenAPI document', () => {
  it('states the version of the product (K35)', () => {
    expect(document.info.version).toBe('1.0.02');
  });

  it('names each operation once, and says which need a session', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { endpoint, operation } of operations) {
      expect([endpoint, operation.operationId]).toEqual([endpoint, expect.stringMatching(/^[a-z]+[A-Za-z]+$/)]);
      expect([endpoint, operation.security]).toEqual([
        endpoint,
        OPEN_ENDPOINTS.includes(endpoint) ? [] : [{ session: [] }],
      ]);
    }
    expect(document.components.securitySchemes).toMatchObject({ session: { type: 'apiKey', in: 'cookie' } });
  });

  it('has an example of each parameter that its schema allows', () => {
    for (const { endpoint, operation } of operations) {
      for (const { name, schema, example } of operation.parameters ?? []) {
        expect([endpoint, name, errorsOf(schema, example)]).toEqual([endpoint, name, []]);
      }
    }
  });

  it('says how the path of a picture becomes a picture', () => {
    const { company } = (document.components.schemas.Job as { properties: Record<string, Schema> }).properties;
    expect(JSON.stringify(company)).toContain('Add `/thumbnail` (200×200)');
  });

  it('has no path that the key of a startup or job could turn into another', () => {
    const paths = Object.keys(document.paths).map((path) => path.split('/'));
    const rivals = paths.flatMap((path) =>
      path.flatMap((word, at) => {
        const start = path.slice(0, at).join('/');
        const isBesideKey = paths.some((other) => other[at]?.startsWith('{') && other.slice(0, at).join('/') === start);
        return isBesideKey && !word.startsWith('{') ? [word] : [];
      }),
    );
    expect(rivals).toContain('domain');
    expect(rivals.filter((word) => !isReservedKey(word))).toEqual([]);
  });

  it('has a request here for every operation', () => {
    expect(Object.keys(requests()).sort()).toEqual(operations.map(({ operation }) => operation.operationId).sort());
  });

  it.each(operations)('describes the answers of $endpoint, and no other fields', async ({ endpoint, operation }) => {
    const method = endpoint.split(' ')[0] as string;
    for (const { path, body, status, as } of (await requests()[operation.operationId]?.()) ?? []) {
      const cookie = { owner: world.person.cookie, newcomer: world.newcomer.cookie, admin: world.admin.cookie, '': '' }[
        as ?? ''
      ];
      const answer = await client.call(path, {
        method,
        headers: {
          ...(cookie && { cookie }),
          ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      expect([path, answer.status, answer.body]).toEqual([path, status, answer.body]);
      const description = operation.responses[status];
      expect([path, status, description]).toEqual([path, status, expect.anything()]);
      const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
      expect([path, ...Object.keys(description?.content ?? { '': null })]).toContain(type);
      const schema = description?.content?.[type]?.schema;
      if (schema) expect([path, errorsOf(schema, answer.body)]).toEqual([path, []]);
      else expect([path, answer.body]).toEqual([path, '']);
    }
  });

  it('would not accept an answer with a field of another type, a value of no list, or one field more', async () => {
    const schema = { $ref: '#/components/schemas/JobList' };
    const { body } = await client.call('/v2/jobs');
    expect(errorsOf(schema, body)).toEqual([]);
    const [doc] = body.docs;
    for (const change of [{ salary: 'much' }, { publishedAt: 'today' }, { id: 'x' }, { secret: 1 }, { title: null }]) {
      expect(errorsOf(schema, { ...body, docs: [{ ...doc, ...change }] }), JSON.stringify(change)).not.toEqual([]);
    }
  });
});
