/** The part of the router that remotes use; no other part is shipped. */
export { Link, Navigate, NavLink, Route, Routes, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
