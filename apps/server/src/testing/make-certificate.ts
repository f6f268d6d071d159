/**
 * Creates TLS certificates for tests (X.509 in DER, RFC 5280), because Node can read and verify certificates but not
 * create them.
 */
import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A certificate and its key, both in PEM format. */
export type Certificate = { readonly cert: string; readonly key: string };

const DAY_MS = 86_400_000;
const [INTEGER, BIT_STRING, OCTET_STRING, OID, UTF8, SEQUENCE, SET, TIME] = [2, 3, 4, 6, 12, 0x30, 0x31, 0x17];
const [DNS_NAME, VERSION, EXTENSIONS] = [0x82, 0xa0, 0xa3];
const oids = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  subjectAltName: '551d11',
  basicConstraints: '551d13',
} as const;

/**
 * Creates a certificate for a name, signed by `issuer` or self-signed. The certificate is valid from yesterday until
 * tomorrow by default; `isAuthority` creates a certificate that can sign others.
 */
export function makeCertificate(options: {
  name: string;
  issuer?: Certificate & { readonly name: string };
  isAuthority?: true;
  fromMs?: number;
  untilMs?: number;
}): Certificate {
  const { name, issuer, isAuthority, fromMs = Date.now() - DAY_MS, untilMs = Date.now() + DAY_MS } = options;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = join(SEQUENCE, oid('ecdsaWithSha256'));
  const extension =
    isAuthority === true
      ? join(SEQUENCE, oid('basicConstraints'), join(OCTET_STRING, join(SEQUENCE, Buffer.from([1, 1, 0xff]))))
      : join(SEQUENCE, oid('subjectAltName'), join(OCTET_STRING, join(SEQUENCE, join(DNS_NAME, Buffer.from(name)))));
  const content = join(
    SEQUENCE,
    join(VERSION, join(INTEGER, Buffer.from([2]))),
    join(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    writeName(issuer?.name ?? name),
    join(SEQUENCE, writeTime(fromMs), writeTime(untilMs)),
    writeName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    join(EXTENSIONS, join(SEQUENCE, extension)),
  );
  const signature = sign('sha256', content, issuer === undefined ? privateKey : createPrivateKey(issuer.key));
  const der = join(SEQUENCE, content, algorithm, join(BIT_STRING, Buffer.from([0]), signature));
  const lines = der.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** Encodes a DER value: its tag, length and parts. */
function join(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

function oid(name: keyof typeof oids): Buffer {
  return join(OID, Buffer.from(oids[name], 'hex'));
}

function writeName(name: string): Buffer {
  return join(SEQUENCE, join(SET, join(SEQUENCE, oid('commonName'), join(UTF8, Buffer.from(name)))));
}

/** Formats a time in the first half of the century as `YYMMDDHHMMSSZ`. */
function writeTime(atMs: number): Buffer {
  const digits = new Date(atMs).toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return join(TIME, Buffer.from(`${digits}Z`));
}
