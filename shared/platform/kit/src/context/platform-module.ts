import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from './context';

/** Adds its routes to the app. */
export type PlatformModule = (app: FastifyInstance, context: PlatformContext) => void;
