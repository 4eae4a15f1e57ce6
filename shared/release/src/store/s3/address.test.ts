import { StoreUnusable } from '../store';
import { parseS3Address } from './address';

it.each<[string, ReturnType<typeof parseS3Address>]>([
  ['s3://releases', { bucket: 'releases', prefix: '', isPathStyle: false }],
  ['s3://releases/', { bucket: 'releases', prefix: '', isPathStyle: false }],
  [
    's3://my.releases-1/sites/live/?region=eu-central-1',
    { bucket: 'my.releases-1', prefix: 'sites/live/', region: 'eu-central-1', isPathStyle: false },
  ],
  [
    's3://releases/site?endpoint=https://s3.example.com:9000&path-style=true',
    { bucket: 'releases', prefix: 'site/', endpoint: 'https://s3.example.com:9000', isPathStyle: true },
  ],
])('reads %s', (address, place) => {
  expect(parseS3Address(address)).toEqual(place);
});

it.each<[string, RegExp]>([
  ['/var/store', /does not begin with "s3:\/\/"/],
  ['https://releases', /does not begin with "s3:\/\/"/],
  ['s3:///site', /no possible bucket/],
  ['s3://Releases_1/site', /no possible bucket/],
  ['s3://key:secret@releases/site', /contains credentials, which belong into the environment/],
  ['s3://releases/a b', /its prefix has other characters/],
  ['s3://releases/.files', /its prefix has other characters/],
  ['s3://releases/a//b', /its prefix has other characters/],
  ['s3://releases/site?zone=eu', /other parameters than region, endpoint, path-style/],
  ['s3://releases/site?endpoint=s3.example.com', /endpoint is no http or https address/],
  ['s3://releases/site?endpoint=https://me:secret@s3.example.com', /endpoint is no http or https address/],
  ['s3://releases/site?path-style=yes', /path-style is neither true nor false/],
])('refuses %s, says why, and repeats nothing of it', (address, words) => {
  const read = () => parseS3Address(address);
  expect(read).toThrow(StoreUnusable);
  expect(read).toThrow(words);
  expect(read).toThrow(/Write it as s3:\/\/bucket\/prefix\?region=/);
  expect(read).not.toThrow(/secret/);
});
