/** The part of the router that remotes use; no other part is shipped. */
export { Link, NavLink } from './links';
export { Navigate, Route, Routes, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
